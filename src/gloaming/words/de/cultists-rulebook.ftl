# Das Regelheft von Cultists: Überschriften, und was noch kein anderer Text sagt. Es spricht von einem Tisch ohne Hausregeln.

## Kapitel

cultists-rulebook-story = Die Geschichte
cultists-rulebook-sides = Was jede Seite will
cultists-rulebook-table = Was auf dem Tisch liegt
cultists-rulebook-setup = Vorbereitung
cultists-rulebook-night = Die Nacht
cultists-rulebook-hour = Eine Stunde
cultists-rulebook-meetings = Begegnungen
cultists-rulebook-actions = Aktionen
cultists-rulebook-rooms = Räume, Karten und Bücher
cultists-rulebook-death = Tod und Geister
cultists-rulebook-votes = Abstimmungen
cultists-rulebook-end = Das Ende
cultists-rulebook-roles = Rollen
cultists-rulebook-tokens = Ereignismarker
cultists-rulebook-surface = Unter der Oberfläche
cultists-rulebook-mountains = Berge des Chaos
cultists-rulebook-professions = Berufe
cultists-rulebook-automa = Der Automa
cultists-rulebook-questions = Was oft gefragt wird

## Die Geschichte

cultists-rulebook-story-night = Die Nacht senkt sich über eine alte Universität, und die Türen sind verschlossen. Etwas wird in dieses Haus gerufen, und es ist fast da.
cultists-rulebook-story-books = Die Bücher, die es aufhalten könnten, sind über die Räume verstreut. Ihr habt { $hours } Stunden, um sie ins Regal zu bringen.
cultists-rulebook-story-cult = Doch jemand unter euch gehört zum Kult und geht, redet und stimmt ab wie alle anderen.
cultists-rulebook-story-dead = Der Kult tötet lautlos: mit einer Karte, überreicht, wenn zwei sich begegnen. Du kannst seit Stunden tot sein und es nicht wissen.
cultists-rulebook-story-watch = Also arbeitet weiter, merkt euch, wer wem begegnet ist, und entscheidet, wem ihr glaubt, bevor die Nacht vorbei ist.

## Was jede Seite will

cultists-rulebook-sides-two = Alle gehören zu einer Seite und bleiben die ganze Nacht dabei. Die meisten von euch sind Ermittler, eine oder zwei Personen sind Kultisten. Niemand sagt, wer was ist, und auch ein Geist gewinnt oder verliert mit der eigenen Seite.
cultists-rulebook-sides-investigators = Die Ermittler wollen Bücher. Jedes Fach im Regal bringt seine Punkte, wenn es voll ist, und mit genug Punkten gewinnen sie. Sie gewinnen auch, wenn alle Kultisten weg sind.
cultists-rulebook-sides-cultists = Die Kultisten wollen tote Ermittler, genug davon und rechtzeitig. Und die Zeit ist auf ihrer Seite: Endet Stunde { $hours } ohne genug Punkte, gewinnt der Kult.
cultists-rulebook-sides-table = Was es braucht, nach Zahl der Plätze
cultists-rulebook-seats = Plätze
cultists-rulebook-row-investigators = Ermittler
cultists-rulebook-row-cultists = Kultisten
cultists-rulebook-row-points = Punkte zum Sieg
cultists-rulebook-row-dead = Tote zum Sieg

## Was auf dem Tisch liegt

cultists-rulebook-picture-board = Die Universität für bis zu sechs Leute, wie eine Nacht beginnt: Bücher in jedem Raum, eine Karte in jedem Raumstapel und alle in der Mitte.
cultists-rulebook-table-plan = Der Plan ist ein Grundriss. Jeder Raum hat eine Farbe mit ihrem Zeichen und ihrem Buchstaben; die Flure dazwischen haben keine. Ein Raum oder ein Flur ist ein Ort, und Türen verbinden die Orte.
cultists-rulebook-table-special = Drei Farben können mehr als Bücher aufbewahren. Der rote Raum hat die Kamera und den Schalter für den Strom, im hellblauen wird zur Abstimmung gerufen, und im grünen öffnet sich vielleicht das Portal.
cultists-rulebook-table-cards = Die Karten
cultists-rulebook-picture-cards = Zwei Arten von Karten, jede mit eigener Rückseite: „Lebendig“ und „Tot“ für Begegnungen, dazu drei Raumkarten.
cultists-rulebook-card-alive = Wird in einer Begegnung gegeben. Für die Person, die sie bekommt, ändert sich nichts.
cultists-rulebook-card-dead = Wird in einer Begegnung gegeben. Die Person, die sie bekommt, ist tot und weiß es nicht.
cultists-rulebook-table-things = Alles andere
cultists-rulebook-pulse = Pulsstapel
    .does = Die verdeckten Karten „Lebendig“ und „Tot“ neben dir. Deinen eigenen darfst du nie ansehen. Ist eine davon „Tot“, bist du es auch.
cultists-rulebook-deck = Raumstapel
    .does = Die verdeckten Raumkarten, die zu einem Raum gehören. Jeder Raum beginnt mit einer, die niemand kennt.
cultists-rulebook-route = Route
    .does = Eine geheime Karte für dich allein. Sie sagt dir Stunde für Stunde, in welchen Räumen du arbeiten kannst.
cultists-rulebook-knife = Messer
    .does = Wer es hat, ist in dieser Stunde zuerst dran. Manche Abstimmungen und Ereignisse geben dieser Person auch eine Wahl. Jede Stunde geht es nach links.
cultists-rulebook-power = Strom
    .does = An oder aus, für das ganze Haus. Im Dunkeln begegnen sich mehr Leute, und die Kamera ist tot.
cultists-rulebook-shelf = Bücherregal
    .does = Für jede Farbe ein Fach. Ein volles Fach bringt die Zahl, die daneben steht.
cultists-rulebook-bag = Beutel
    .does = Die Ereignismarker. Jede Stunde wird einer gezogen.
cultists-rulebook-pile = Nachziehstapel
    .does = Raumkarten, die niemandem gehören. Nach jedem Blick in einen Pulsstapel kommt eine davon an den Ort der Person, der dieser Stapel gehört.
cultists-rulebook-picture-shelf = Das Regal: sechs Farben, und für Dunkelblau zwei Fächer. Die Zahl sagt, was ein volles Fach wert ist.

## Vorbereitung

cultists-rulebook-setup-done = In Gloaming ist das alles schon getan. An einem echten Tisch geht ihr in dieser Reihenfolge vor.
cultists-rulebook-setup-hands = Stellt für jeden Platz einen Stapel zusammen: eine Hand nach der Tabelle unten, darunter eine ungesehen gezogene Route. Legt den passenden Rollenmarker darauf.
cultists-rulebook-setup-pulse = Außer bei sieben Plätzen schiebt ihr unter jeden Stapel noch eine Karte: „Lebendig“ unter jeden Kultistenstapel; unter jeden Ermittlerstapel eine zufällige von den übrigen Pulskarten für den Start.
cultists-rulebook-setup-deal = Steckt jeden Stapel mit seinem Marker verdeckt in einen Umschlag. Mischt die Umschläge und verteilt sie.
cultists-rulebook-setup-rooms = Legt in jeden Raum seine Bücher. Mischt die Raumkarten für den Start und legt an jeden Raum eine verdeckt. Mischt den Nachziehstapel.
cultists-rulebook-setup-tokens = Legt in jeden Raum einen Raummarker, die durchgestrichene Seite oben. Ab dem zweiten Spiel kommen dazu: die unsicheren Gänge mit ihren zwei Karten, drei Kapuzengestalten verdeckt draußen und der Fischmensch im See.
cultists-rulebook-setup-start = Alle beginnen im Mittelflur. Der Strom ist an, die Uhr steht auf Stunde 1, und alle Marker sind im Beutel.
cultists-rulebook-setup-knife = Gebt das Messer der Person, die zuletzt schlecht geträumt hat.
cultists-rulebook-setup-hidden = Die Hände beider Seiten haben von jeder Art gleich viele Karten, daher verraten die Rückseiten nichts. Und ein Ermittler kann schon vor der ersten Stunde tot sein, ein Kultist nie.
cultists-rulebook-setup-table = Karten, nach Zahl der Plätze
cultists-rulebook-setup-levels = Drei Arten zu spielen
cultists-rulebook-pile-investigator = Hand eines Ermittlers
cultists-rulebook-pile-cultist = Hand eines Kultisten
cultists-rulebook-pile-pulse = Pulskarten für den Start
cultists-rulebook-pile-rooms = Raumkarten für den Start
cultists-rulebook-pile-draw = Nachziehstapel
cultists-rulebook-pile-passages = Unsichere Gänge

## Die Nacht

cultists-rulebook-night-after = Dann wird die Karte unter deinem Stapel zu deinem Pulsstapel. Du siehst sie nicht an. Alles andere ist deine Hand für das ganze Spiel: Neue Karten kommen nicht. Bei sieben Plätzen gibt es diese Karte nicht, und niemand ist von Anfang an tot.
cultists-rulebook-night-talk = Reden
cultists-rulebook-talk-free = Redet das ganze Spiel über, so viel ihr mögt, und lügt, wenn ihr mögt. Alle hören alles; geflüstert wird nicht.
cultists-rulebook-talk-show = Behaupte über deine Seite, was du willst, aber zeig nichts: nicht deine Hand, deine Route, deine Rolle oder einen Pulsstapel. Und kein Kultist spricht davon, wie viele er getötet hat.

## Eine Stunde

cultists-rulebook-hour-four = Eine Nacht hat bis zu { $hours } Stunden, und jede Stunde hat vier Teile.
cultists-rulebook-hour-walk = Gehen
cultists-rulebook-hour-crowd = An einem Ort können beliebig viele Leute sein, und deine Route schreibt dir nie vor, wohin du gehst.
cultists-rulebook-hour-routes = Routen
cultists-rulebook-hour-lines = Eine Route hat vier Zeilen, eine für jede Stunde; dann beginnt sie wieder von oben. Die erste Zeile gilt in den Stunden 1, 5 und 9, die zweite in 2, 6 und 10, und so weiter. Nur die Farben in der Zeile der Stunde zählen.
cultists-rulebook-picture-route = Eine Route. In Stunde 3 kann, wer sie hat, Räume dieser Farben nutzen: { $colours }.
cultists-rulebook-hour-event = Das Ereignis
cultists-rulebook-hour-bag = Der gezogene Marker wirkt sofort und bleibt dann für alle sichtbar an der Uhr liegen. Was jeder tut, steht unter „Ereignismarker“.
cultists-rulebook-hour-action = Die Aktion
cultists-rulebook-hour-end = Das Ende der Stunde
cultists-rulebook-hour-two = Bei zwei Kultisten tritt niemand vor.
cultists-rulebook-hour-next = Dann geht das Messer nach links, und die nächste Stunde beginnt.

## Begegnungen

cultists-rulebook-picture-light = Mit Strom
    .dark = Ohne Strom
    .two = Zwei: Sie begegnen sich
    .three = Drei oder mehr: keine Begegnung
    .all = Alle begegnen sich
cultists-rulebook-picture-meeting = Wer sich begegnet, wenn jemand hereinkommt. Geister zählen nicht.
cultists-rulebook-meetings-step = Das gilt bei jedem Schritt, auch wenn du nur hindurchgehst. Wer einen Ort verlässt, löst nie eine Begegnung aus.
cultists-rulebook-meetings-empty = Keine Karten „Lebendig“ und „Tot“ mehr? Dann gibst du nichts, bekommst aber trotzdem eine Karte. Karten „Tot“ haben nur Kultisten, jeder { $kills ->
    [3] drei
   *[other] { $kills }
}.
cultists-rulebook-meetings-example = Agnes geht in die Bibliothek. Theo ist dort, allein, und es ist hell: Sie begegnen sich. Agnes gibt ihm eine Karte „Lebendig“. Theo gibt ihr eine Karte „Tot“. Beide Karten liegen verdeckt, und die zwei sehen nicht hin.
cultists-rulebook-meetings-example-after = Agnes hat noch einen Schritt und geht weiter. Sie ist jetzt tot, und niemand am Tisch weiß es außer Theo. Dass die beiden sich begegnet sind, haben alle gesehen.

## Aktionen

cultists-rulebook-actions-people = Einen Pulsstapel ansehen
cultists-rulebook-actions-vote = Eine aufgedeckte Karte „Tot“ liegt offen auf ihrem Stapel. Diese Person wird zum Geist, und alle stimmen sofort ab.
cultists-rulebook-actions-example = Ines sieht sich den Pulsstapel von Agnes an: viermal „Lebendig“, einmal „Tot“. Ines gehört zu den Ermittlern, also muss sie die Karte „Tot“ aufdecken. Agnes ist von nun an ein Geist. Wer ist Agnes heute Nacht begegnet? Theo und Ruben. Der Tisch redet, dann wird abgestimmt.
cultists-rulebook-actions-example-cultist = Hätte Theo nachgesehen, hätte er den Stapel zurücklegen und sagen können, es sei alles in Ordnung.

## Räume

cultists-rulebook-rooms-books = Ein Raum gibt seine Bücher erst her, wenn er erkundet ist, und dazu braucht sein Stapel drei Karten. Die erste liegt von Anfang an dort.
cultists-rulebook-rooms-explore = Eine Karte legen
cultists-rulebook-rooms-third = Mit der dritten Karte ist der Raum erkundet: Sein Marker wird umgedreht. Spätere Karten kommen einfach auf den Stapel.
cultists-rulebook-rooms-draw = Eine Karte ziehen
cultists-rulebook-rooms-racks = Räume einer Farbe teilen sich ein Fach; nur die dunkelblauen haben je ein eigenes.
cultists-rulebook-rooms-finished = Eine gezogene Karte verlässt das Spiel. Steht das letzte Buch eines Raums im Regal, ist der Raum abgeschlossen: Der Rest seines Stapels verlässt ungesehen das Spiel, und niemand legt oder zieht dort noch einmal.
cultists-rulebook-rooms-example = Im Stapel des Musikzimmers liegen die Karte vom Anfang und eine von Ruben. Ines legt die dritte, „Erfolg“: Das Musikzimmer ist erkundet. In der nächsten Stunde zieht Theo dort. Er mischt die drei Karten und deckt eine auf. Sabotage.
cultists-rulebook-rooms-example-after = Ein pinkes Buch steht im Regal, aus der Krankenstation. Es kommt zurück, ins Musikzimmer. Ruben sagt, seine Karte war ein Erfolg. Ines sagt das auch. Die dritte lag dort, bevor die Nacht begann. Es war Pech, oder jemand lügt.
cultists-rulebook-rooms-special = Kamera, Strom und Portal
cultists-rulebook-rooms-passages = Unsichere Gänge
cultists-rulebook-passages-first = Ein erstes Spiel kommt ohne sie aus. Später zeigen manche Raummarker ein zerbrochenes Fenster, wenn sie umgedreht werden.
cultists-rulebook-passages-card = Die gezogene Karte wird wieder eingemischt. Sind alle drei Kapuzengestalten gekommen, bringt auch ein Fehlschlag den Fischmenschen.
cultists-rulebook-figure = Kapuzengestalt
    .does = Kommt in einen Raum. Solange sie dort steht, kann niemand dort den Raum nutzen; Aktionen mit Leuten gehen weiterhin.
cultists-rulebook-fishman = Der Fischmensch
    .does = Kommt in einen Flur. Nur jemand Lebendes mit dem Messer kann hinein. Hinaus können alle.
cultists-rulebook-picture-passages = Was durch das zerbrochene Fenster kommt.

## Tod und Geister

cultists-rulebook-death-secret = Eine Karte „Tot“ in deinem Pulsstapel macht dich tot, heimlich. Bis jemand sie aufdeckt, giltst du nach jeder Regel dieses Hefts als lebend: Du gehst, begegnest anderen, handelst und stimmst ab. Sagt dieses Heft „lebend“, meint es alle, die keine Geister sind.
cultists-rulebook-death-ways = Du wirst zum Geist, wenn dein Tod aufgedeckt wird, wenn du nach einer Abstimmung gehen musst oder durch das, was eine Rolle tut. Von da an wissen alle, dass du tot bist. Nichts im Grundspiel holt dich zurück.
cultists-rulebook-death-ghosts = Was Geister tun
cultists-rulebook-death-keeps = Du behältst deine Hand, deine Route und deine Seite. Der Geist eines Ermittlers arbeitet weiterhin nur auf seiner Route, der eines Kultisten braucht keine. Deine Rolle bleibt geheim, es sei denn, sie sagt etwas anderes.
cultists-rulebook-death-knife = Auch Geister bekommen das Messer und sind dann zuerst dran. Zu etwas anderem können sie es nicht nutzen.

## Abstimmungen

cultists-rulebook-votes-when = Abgestimmt wird sofort, sobald ein Tod aufgedeckt wird, und wenn jemand dazu ruft.
cultists-rulebook-votes-most = Wer die meisten Stimmen hat, muss gehen, wenn es mehr sind als für jeden anderen Namen und mehr als für „niemand“.
cultists-rulebook-votes-double = Bei sieben oder acht Leuten gilt stattdessen: Hat jemand Lebendes das Messer, zählt diese Stimme doppelt.
cultists-rulebook-votes-out = Wer gehen muss, wird zum Geist, und der Pulsstapel bleibt verborgen. Die Rolle auch, es sei denn, sie sagt etwas anderes. Nur der letzte Kultist muss sich zu erkennen geben, und dann endet das Spiel. Bei nur einem Kultisten heißt das: Geht das Spiel weiter, habt ihr euch geirrt.
cultists-rulebook-votes-example = Sechs Stimmen werden aufgedeckt: drei für Theo, eine für Ruben, zwei für niemanden. Theo hat mehr Stimmen als jeder andere Name und mehr als „niemand“. Er muss gehen.
cultists-rulebook-votes-example-after = Ines hat das Messer, und ihre Stimme war eine der drei. Ändert sie ihre Stimme in „niemand“, steht es zwei für Theo und drei für niemanden, und alle bleiben.

## Das Ende

cultists-rulebook-end-one = Bei einem Kultisten endet das Spiel, sobald das Erste davon geschieht:
cultists-rulebook-end-points = Die Ermittler erreichen ihre Punkte. Sie gewinnen, wie viele auch tot sind, außer wenn der Automa der einzige Kultist ist.
cultists-rulebook-end-out = Der Kultist wird zum Geist. Die Ermittler gewinnen. (Zum Automa siehe sein eigenes Kapitel.)
cultists-rulebook-end-claim = Der Kultist tritt am Ende einer Stunde vor. Er gewinnt, wenn genug Ermittler tot sind, und verliert, wenn nicht.
cultists-rulebook-end-time = Stunde { $hours } endet. Der Kult gewinnt.
cultists-rulebook-end-both = Zwei Kultisten
cultists-rulebook-end-two = Bei zwei Kultisten endet das Spiel ebenso, nur dass niemand vortritt. Aber wenn die Ermittler ihre Punkte erreichen oder der letzte Kultist weg ist, werden zuerst alle Pulsstapel geöffnet. Waren am Ende der Stunde davor schon genug Ermittler tot, gewinnt der Kult doch noch.
cultists-rulebook-end-seer = Wenn es einen Seher gibt

## Rollen

cultists-rulebook-roles-swap = Eine besondere Rolle tritt an die Stelle eines einfachen Ermittlers; nur der Blinde Kultist ersetzt einen Kultisten. Alle wissen, welche Rollen im Spiel sind, und niemand weiß, wer welche hat. Jede Rolle außer denen der Kultisten und der des Jägers gewinnt mit den Ermittlern, auch wenn sie schadet.
cultists-rulebook-roles-plain = Ohne besondere Rolle
cultists-rulebook-roles-good = Rollen, die den Ermittlern nützen
cultists-rulebook-roles-bad = Rollen, die dem Kult nützen
cultists-rulebook-roles-hunter = Der Verfluchte Jäger
cultists-rulebook-roles-balance = Eine ausgewogene Mischung
cultists-rulebook-roles-loyalty = Jede Rolle hat eine Treue: wie sehr sie der einen oder der anderen Seite nützt. Zählt sie für jede Seite zusammen. In einem meisterlichen Spiel muss der Unterschied so sein, wie diese Tabelle sagt, und keine Summe darf über fünf liegen.
cultists-rulebook-roles-table = Die Summe des Kults minus die der Ermittler
cultists-rulebook-row-lead = Unterschied
cultists-rulebook-roles-seer = Keinen Seher gibt es zu siebt, zu viert mit dem Automa und in der Polarstation.
cultists-rulebook-hunter-seats = Nur bei sieben oder acht Plätzen. Sechs Karten „Erfolg“ und drei Karten „Lebendig“ des Jägers tragen einen Fluch; alle anderen halten sie für das, was darauf steht.

## Ereignismarker

cultists-rulebook-tokens-bag = Diese sind im Beutel. In einem ersten Spiel bleiben die Zerbrochenen Scheiben in der Schachtel.
cultists-rulebook-portal-time = Das Portal bleibt noch drei Stunden offen, bei sieben oder acht Plätzen zwei. Bis zum Ende der letzten davon muss es geschlossen sein. Der Spiegel lässt es eine Stunde länger offen.

## Unter der Oberfläche

cultists-rulebook-surface-place = Eine Polarstation, ein anderer Plan. In ihren Räumen liegen Gegenstände verborgen, und etwas schläft unter dem Eis.
cultists-rulebook-picture-station = Die Polarstation für bis zu sechs Leute. Geröll zeigt die Hindernisse auf dem Eis.
cultists-rulebook-surface-points = Punkte zum Sieg auf diesem Plan
cultists-rulebook-surface-use = Gegenstände benutzen
cultists-rulebook-surface-dead = Auch ein Gegenstand, auf den jemand durch eine Kamera oder durch Geheimtüren stößt, ist gefunden. Geister finden nichts und tragen nichts.
cultists-rulebook-surface-organism = Organismus 46-B
cultists-rulebook-surface-awake = Rote Relikte kommen auf den Altar. Das dritte weckt Organismus 46-B, und von da an genügen Punkte allein nicht mehr: Sind sie erreicht, beginnt ein Ritual.
cultists-rulebook-surface-leader = Zuerst wählen alle einen Anführer, in einer Abstimmung wie jeder anderen. Nur Lebende können gewählt werden, und niemand muss gehen. Bei Gleichstand wird noch einmal abgestimmt. Bringen drei Abstimmungen keinen Anführer, gewinnt der Kult.
cultists-rulebook-surface-otherwise = Muss der letzte Kultist gehen, gewinnen die Ermittler weiterhin ohne Ritual. Bei zwei Kultisten werden aber auch dann zuerst die Pulsstapel geöffnet.

## Berge des Chaos

cultists-rulebook-mountains-place = Eine alte Mine, ein anderer Plan. Vier Stollen treffen sich in einer Kreuzung, und zwei Aufzüge verbinden entfernte Räume.
cultists-rulebook-picture-mine = Die Mine für bis zu sechs Leute. Die Drehtür in der Kreuzung versperrt einen Stollen.
cultists-rulebook-mountains-points = Punkte zum Sieg auf diesem Plan
cultists-rulebook-mountains-lifts = Aufzüge
cultists-rulebook-mountains-self = Ist am Ende der Bewegung noch jemand Lebendes darin, fährt der Aufzug von selbst. Ohne Strom fährt keiner.
cultists-rulebook-mountains-ropes = Sicherungsseile
cultists-rulebook-mountains-bag = In der Mine könnt ihr die Falschen Augen durch diesen Marker ersetzen, außer bei sieben Plätzen.

## Berufe

cultists-rulebook-professions-two = Eine Zugabe für jeden Plan mit zwei Kultisten, aber nichts für ein erstes Spiel. Einer der fünf, niemand weiß welcher, liegt verdeckt neben dem Plan. Wird zum Geist, wer ihn hat, ist er verloren.

## Der Automa

cultists-rulebook-automa-seat = Zu viert nimmt der Automa den fünften Platz ein. Zu sechst könnt ihr ihm einen siebten geben. Er bekommt eine Rolle wie alle anderen, und niemand weiß, welche: Er kann Kultist sein.
cultists-rulebook-automa-walk = Seine Route liegt offen. Er geht auf dem kürzesten Weg zur ersten Farbe in seiner Zeile, die noch einen unerkundeten Raum hat, und begegnet Leuten wie alle anderen. Dann gibt er ungesehen die oberste Karte seines Stapels der Person mit dem kleinsten Pulsstapel.
cultists-rulebook-automa-never = Er sieht nie einen Pulsstapel an, tritt nie vor und nutzt nie das Messer. Besondere Rollen bewirken bei ihm nichts, außer dass er bei zwei Kultisten der Seher sein kann.
cultists-rulebook-automa-out = Muss der Automa nach einer Abstimmung gehen, wird bei nur einem Kultisten seine Rolle aufgedeckt. War er der Kultist, werden alle Pulsstapel geöffnet: Mit genug Toten gewinnt der Kult, sonst gewinnen die Ermittler.

## Was oft gefragt wird

cultists-rulebook-ask-own = Darf ich meinen eigenen Pulsstapel ansehen?
    .does = Nie. Darum bittest du jemanden, dem du traust, nachzusehen.
cultists-rulebook-ask-refuse = Darf ich eine Begegnung ablehnen?
    .does = Nein. Aber du entscheidest, wohin du gehst, und im Hellen schützt dich eine dritte Person im Raum.
cultists-rulebook-ask-route = Muss ich meiner Route folgen?
    .does = Nicht mit den Füßen. Ermittler brauchen sie, um einen Raum zu nutzen. Geh, wohin du willst.
cultists-rulebook-ask-tell = Ich habe nachgesehen und nur „Lebendig“ gefunden. Muss ich das sagen?
    .does = Nein. Du darfst alles sagen oder nichts. Nur eine Karte „Tot“ muss aufgedeckt werden, und nur von Ermittlern.
cultists-rulebook-ask-fake = Kann jemand einen Tod vortäuschen?
    .does = Nein. Ein Tod ist eine Karte „Tot“ auf dem Tisch, für alle zu sehen.
cultists-rulebook-ask-again = Ich bin Ines vor einer Stunde begegnet. Begegnen wir uns wieder, wenn ich zurückkomme?
    .does = Ja, jedes Mal, wenn eine Person von euch hereinkommt, wo die andere allein ist. Im Dunkeln muss dafür niemand allein sein.
cultists-rulebook-ask-twice = Jemand hat zwei Karten „Tot“. Zählt das doppelt?
    .does = Nein. Jeder tote Ermittler zählt einmal, ob Geist oder nicht.
cultists-rulebook-ask-enough = Wenn genug tot sind, sagt das jemand?
    .does = Nie. Die Kultisten müssen selbst mitzählen.
cultists-rulebook-ask-pile = Was, wenn der Nachziehstapel leer ist?
    .does = Dann kommen von dort keine Karten mehr. Alles andere geht weiter.
cultists-rulebook-ask-partners = Dürfen sich zwei Kultisten heimlich absprechen?
    .does = Nein. Sie haben einander einmal gesehen, in der Nacht. Danach reden sie wie alle anderen: laut.
