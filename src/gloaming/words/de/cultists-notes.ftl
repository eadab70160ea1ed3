# Was beim Fragen ein Hinweis sagt, offen für alle: die erste Zeile, und was gute Spieler denken (`-more`). `held-…` ist, was eine
# Rolle daraus macht; zu lesen nur, solange gehalten wird.

## Das Grundspiel: eine Zeile für jede Frage
note-night = Diese Karte sagt dir, wer du bist. Niemand sonst sieht sie. Sieh hin, dann wach auf.
note-night-more = Sieh dir auch deine Route an. Sie sagt, in welchen Räumen du arbeiten kannst, Stunde für Stunde.
note-walk = Geh durch { $points ->
    [one] eine Tür
   *[other] bis zu { $points } Türen
}. Auf deiner Route kannst du arbeiten; wer allein ist, dem begegnest du.
note-walk-more = Eine Begegnung zu zweit ist ein Risiko und eine Tatsache: Danach wissen alle, dass ihr euch begegnet seid.
note-walk-dark = Es ist dunkel: Wo jemand ist, begegnet ihr euch alle. Zwei Köpfe zeigen solche Orte an.
note-walk-dark-more = Im Dunkeln schützt kein Gedränge. Ein leerer Raum auf deiner Route schon.
note-walk-secret-doors = Geheimtüren: Bis zum nächsten Marker sind alle Räume einer Farbe ein Ort.
note-walk-secret-doors-more = Wer im anderen Raum dieser Farbe ist, zählt, als wäre er bei dir.
note-walk-fishman = Der Fischmensch versperrt diesen Flur. Hinein kann nur, wer lebt und das Messer hat.
note-walk-fishman-more = Geh um ihn herum, oder schick die Person mit dem Messer.
note-declare-path = An diesem Tisch nennst du zuerst den ganzen Weg, Tür für Tür.
note-declare-path-more = Alle hören den Weg, bevor du ihn gehst. Ein Umweg zu jemandem, der allein ist, fällt auf.
note-teleport = Du bist ein Geist: Schweb an irgendeinen anderen Ort, durch Wände. Du begegnest niemandem.
note-teleport-more = Geh dorthin, wo deine Route dich ziehen lässt. Ein volles Fach ist das Beste, was ein Geist schafft.
note-meet = Ihr begegnet euch: Ihr gebt einander verdeckt je eine Karte. Was du bekommst, siehst du nie.
note-meet-more = Merk dir diese Begegnung. Wird eine Person von euch tot gefunden, fragt man die andere.
note-meet-several = Im Dunkeln begegnet ihr euch alle. Wähle eine Person, dann die Karte für sie.
note-meet-several-more = Alle sehen, wer wem gegeben hat. Merk dir, wer dir gab und wer jemand anderen nahm.
note-give-in-turn = An diesem Tisch gebt ihr nacheinander. Es beginnt, wer hereinkam.
note-give-in-turn-more = Wer später gibt, hat gesehen, wohin die Karten davor gingen.
note-act = Eine Aktion je Stunde: eine Karte legen, eine ziehen, bei jemandem nachsehen oder den Raum nutzen.
note-act-more = Erst Räume erkunden, dann Bücher ziehen. Sobald du einen Tod vermutest: nachsehen.
note-act-ghost = Als Geist legst und ziehst du Karten, in Räumen auf deiner Route. Sonst nichts.
note-act-ghost-more = Deine Karten sind so gut wie eh und je, und dir kann niemand mehr etwas tun.
note-look-at-pulse = Du siehst jede Karte dieses Pulsstapels. Ist eine „Tot“ dabei, ist die Person tot.
note-look-at-pulse-more = Auch „lebt noch“ ist eine Tatsache: Findet man sie später tot, weißt du, seit wann.
note-hold-vote = Nenne, wer gehen soll, oder niemanden. Wer am häufigsten genannt wird, geht, außer ebenso viele nannten niemanden.
note-hold-vote-more = Wer ist allen Toten begegnet? Ein falscher Name macht einen Geist und hilft dem Kult.
note-hold-vote-called = Jemand hat zur Abstimmung gerufen; tot gefunden wurde niemand. Frag zuerst nach dem Grund.
note-hold-vote-called-more = Geht bei nur einem Kultisten das Spiel weiter, war unschuldig, wer gehen musste.
note-reconsider-ballot = Du hast das Messer: Alle Stimmen liegen offen, und deine darfst du ändern, einmal.
note-reconsider-ballot-more = Du kannst ein Unentschieden schaffen oder brechen. Alle sehen die Änderung und merken sie sich.
note-weigh-ballot = Du hast das Messer: Lass deine Stimme doppelt zählen oder nur einfach.
note-weigh-ballot-more = Doppelt ist stark, wenn du sicher bist. Folgst du nur den anderen, genügt einfach.
note-ask-for-claim = Die Stunde endet. Alle werden dasselbe gefragt, damit niemand merkt, wer mehr sagen könnte.
note-ask-for-claim-more = Ein einzelner Kultist mit { $dead } Toten darf jetzt vortreten und gewinnt. Mit weniger verliert er.
note-guess-seer = Die Ermittler würden gewinnen. Nennt den Seher, und der Kult gewinnt doch noch. Ein Versuch.
note-guess-seer-more = Wer war zu früh sicher, irrte nie oder hütete sich, einen Namen zuerst zu nennen?
note-help-close = Jemand bittet dich, das Portal mit zu schließen. Es kostet dich die Aktion dieser Stunde.
note-help-close-more = Rechtzeitig zu, genügt ein Punkt weniger; sonst braucht es einen mehr. Ein Nein merkt man sich.
note-look-through-false-eyes = Du hast das Messer: Sieh den Pulsstapel einer lebenden Person an, wo immer sie ist. Oder keinen.
note-look-through-false-eyes-more = Hier dürfen auch Ermittler einen Tod verschweigen. Sieh nach, wo ein Tod dir am meisten verriete.
note-take-control = Du hast das Messer: Nimm einen Marker aus dem Beutel und sieh ihn dir allein an.
note-take-control-more = Es kostet nichts. Aber alle werden fragen, was es war.
note-handle-token = Nur du siehst diesen Marker. Nimm ihn aus dem Spiel, oder leg ihn zurück.
note-handle-token-more = Alle sehen, welches von beiden du tust, und fragen sich, warum. Hab eine Antwort bereit.

## Was eine Rolle daraus macht

held-night-investigator = Du kennst niemandes Seite. Achte darauf, wer wem begegnet.
held-night-seer = Du kennst den Kult. Hilf, aber nie so deutlich, dass er dich bemerkt.
held-night-cultist = { $cultists ->
    [one] Du weißt, wer von Anfang an tot ist: Das zählt für dich. Sonst weiß es niemand.
   *[other] Ihr kennt einander. Lasst es niemanden merken.
}
held-walk-investigator = In dieser Stunde kannst du in den hier genannten Räumen arbeiten.
held-walk-cultist = Du darfst in jedem Raum arbeiten. Auf deiner Route wirkst du ehrlich.
held-meet-investigator = Du hast nur „Lebendig“. Jede Karte tut es.
held-meet-cultist = „Tot“ tötet jetzt und zeigt sich, wenn jemand nachsieht. „Lebendig“ kauft Vertrauen.
held-act-investigator = Abseits deiner Route gehen nur Aktionen mit Leuten.
held-act-cultist = Deine Route bindet dich nicht. Abseits davon fragt vielleicht jemand, wie das ging.
held-look-at-pulse-must-investigator = Eine Karte „Tot“. Du musst sie aufdecken, und es wird abgestimmt.
held-look-at-pulse-may-investigator = Eine Karte „Tot“. Hier darfst du sie aufdecken oder schweigen.
held-look-at-pulse-may-cultist = Du darfst sie aufdecken und ehrlich wirken, oder sie zurücklegen.
held-look-at-pulse-none-investigator = Nur „Lebendig“. Leg den Stapel zurück und sag es, wenn du magst.
held-look-at-pulse-none-cultist = Nur „Lebendig“. Leg den Stapel zurück und sag, was du magst.
held-hold-vote-investigator = Frag, wer allen Toten begegnet ist, nicht, wer am meisten redet.
held-hold-vote-seer = Stimm mit den anderen, wenn sie recht haben. Führ sie nicht an.
held-hold-vote-cultist = Ein falscher Name zählt wie ein Mord. Lass ihn andere zuerst sagen.
held-ask-for-claim-investigator = Für dich gibt es nichts zu behaupten. Lass die Stunde enden.
held-ask-for-claim-cultist = Zähl nur Tode, die sicher sind. Du brauchst { $dead }.

held-act-assassin = Du darfst hier einmal zustoßen. Danach kennen dich alle.
held-walk-mechanic = Solange du lebst, darfst du in jedem Raum arbeiten.
held-teleport-radiant-beauty = Das Licht geht mit dir. Stell dich dorthin, wo andere sich im Dunkeln begegnen würden.
held-act-ghost-super-ghost = Du darfst auf deiner Route jede Raumaktion nutzen, auch die Kamera.
held-act-ghost-investigator = Dir stehen nur die Räume deiner Route dieser Stunde offen.
held-act-ghost-cultist = Du darfst weiter in jedem Raum arbeiten, für deine Seite.
held-act-greenhorn = Die Kamera oder ein Ruf zur Abstimmung macht dich zum Geist. Die Tat zählt trotzdem.
held-reconsider-ballot-butterfingers = Ändern heißt, das Messer zu benutzen: Danach wirst du zum Geist.
held-look-through-false-eyes-butterfingers = Das Messer zu benutzen macht dich zum Geist. Du darfst verzichten.
held-take-control-butterfingers = Das Messer zu benutzen macht dich zum Geist. Du darfst verzichten.
held-act-crybaby = Einen Tod, den du findest, musst du aufdecken; dann wirst auch du zum Geist.
held-act-firestarter = Leg deinen Fehlschlag und deine Sabotage, bevor Stunde 5 endet, sonst wirst du zum Geist.
held-walk-cursebearer = Ein Raum mit einem Geist darin tötet dich. Flure nicht.
held-walk-celebrity = Meide Begegnungen zu zweit bis Stunde 6. Dann erfahren alle, ob du lebst.
held-night-blind-cultist = Du bist Kultist und kennst niemanden. Dein Partner kennt dich.
held-meet-cursed-hunter = „Fluch-Leben“ zählt als „Lebendig“ und markiert einen Kultisten für dich.
held-night-cursed-hunter = Du kennst beide Kultisten, und niemand kennt dich.
held-walk-cursed-hunter = Du darfst in jedem Raum arbeiten. Auf deiner Route wirkst du ehrlich.
held-act-cursed-hunter = Du brauchst keine Route. Ein „Fluch-Erfolg“ verflucht den Raum, wenn er gezogen wird.

## Aktionen

note-check-state = Sieh dir den Pulsstapel von jemandem hier an. Findest du „Tot“, wird abgestimmt.
note-check-state-more = Sieh bei denen nach, die den meisten begegnet sind oder jemandem, dem du misstraust.
note-watch-state = Sieh durch die Kamera irgendeinen Pulsstapel an, wo die Person auch ist. Das braucht Strom.
note-watch-state-more = Sie erreicht auch, wer dir ausweicht.
note-fill-room = Leg hier verdeckt eine Raumkarte hin. Mit der dritten ist der Raum erkundet.
note-fill-room-more = Drei Karten von Leuten, denen du traust, sind ein sicherer Stapel.
note-check-room = Zieh vor aller Augen eine Karte. „Erfolg“ bringt ein Buch, „Sabotage“ schickt eins zurück.
note-check-room-more = Zähl nach, wer hier Karten gelegt hat. Für die Startkarte kann niemand etwas.
note-watch-room = Zieh durch die Kamera in irgendeinem erkundeten Raum.
note-watch-room-more = Gut für ein letztes Buch weit weg.
note-secure-hallway = Leg eine Raumkarte in die unsicheren Gänge. Gute Karten halten Kapuzengestalten und den Fischmenschen fern.
note-secure-hallway-more = Lohnt sich, solange viele Räume nicht erkundet sind.
note-fight-cultist = Vertreib die Kapuzengestalt. Der Raum ist wieder frei, für immer.
note-fight-cultist-more = Ein versperrter Raum vor einem fast vollen Fach ist eine Aktion wert.
note-scare-fishman = Verscheuch mit dem Messer den Fischmenschen zurück in den See.
note-scare-fishman-more = Er kann wiederkommen. Tu es, wenn der Weg jetzt zählt.
note-initiate-vote = Ruf jetzt zur Abstimmung, obwohl niemand tot gefunden wurde. Einmal je Stunde für den ganzen Tisch.
note-initiate-vote-more = Hab einen Namen und einen Grund, bevor du rufst.
note-restart-power = Bring das Licht zurück. Im Hellen begegnen sich nur zwei, die allein sind.
note-restart-power-more = Das Dunkel hilft dem, der tötet. Merk dir, wer es dunkel lässt.
note-close-portal = Zwei müssen das in derselben Stunde tun. Dann genügt ein Punkt weniger.
note-close-portal-more = Sprecht euch laut ab. Wer hat es versprochen und kam nicht?
note-close-together = Bitte jemanden hier, das Portal mit dir zu schließen. Ein Nein kostet deine Aktion.
note-close-together-more = Frag, wem du traust; auch die Antwort sagt dir etwas.
note-pass = Tu diese Stunde nichts.
note-pass-more = Wer oft nichts tut, wirkt wie jemand ohne Route.
note-assassinate = Stoß hier zu, einmal im Spiel. Die Person wird zum Geist, und alle kennen dich.
note-assassinate-more = Trifft es den letzten Kultisten, ist gewonnen. Trifft es einen Ermittler, hilft das dem Kult.

## Die Erweiterungen
note-walk-ice = Das Eis ist in Abschnitte geteilt. Ein Hindernis zu überqueren kostet eine Tür.
note-walk-ice-more = Nur wer im selben Abschnitt ist, begegnet sich. Ein Hindernis dazwischen ist eine Wand.
note-walk-mine = Die Stollen treffen sich in der Kreuzung. Die Drehtür versperrt einen und dreht sich jede Stunde.
note-walk-mine-more = Ihre Reihenfolge ist bekannt: C, D, A, B. Plane eine Stunde voraus.
note-walk-lift = Ein Aufzug ist ein Ort für sich. Einsteigen kostet eine Tür, Fahren nichts.
note-walk-lift-more = Zu zweit im Aufzug begegnet ihr euch, und beim Aussteigen in einen leeren Raum gleich noch einmal.
note-linger = Deine Aktion ist getan. Was nichts kostet, darf noch folgen: Gegenstände, ein Aufzug, ein Beruf.
note-linger-more = Ein Gegenstand in den richtigen Händen ist eine Aktion wert. Wessen Hände sind richtig?
note-send-owl = Die Eule trägt eine deiner Raumkarten in den Stapel eines Raums, der nicht abgeschlossen ist.
note-send-owl-more = Mit der dritten Karte ist ein Raum erkundet. Alle sehen, welcher; niemand sieht die Karte.
note-offer-lamp = Zünde die Lampe an, und du bekommst in dieser Begegnung keine Karte. Das geht einmal.
note-offer-lamp-more = Heb sie auf für eine Begegnung zu zweit mit jemandem, dem du misstraust. Geben musst du trotzdem.
note-hold-vote-leader = Diese Abstimmung wählt, wer das Ritual anführt. Niemand muss gehen.
note-hold-vote-leader-more = Nach drei Abstimmungen ohne Ergebnis gewinnt der Kult. Einigt euch bald, auf jemand Sicheren.
note-choose-participant = Wähle, wer teilnimmt. Alle legen eine Raumkarte, und jede muss „Erfolg“ sein.
note-choose-participant-more = Auch Geister dürfen teilnehmen, und manche sind sicher unschuldig.
note-lay-ritual-cards = Leg eine Raumkarte. Alle werden gemischt und gezeigt; eine schlechte, und alles ist verloren.
note-lay-ritual-cards-more = Es ist die letzte Karte der Nacht. Niemand erfährt, welche von wem war.
note-throw-rope = Wirf Lebenden Seile zu. Sie zeigen je eine Karte aus dem gemischten Pulsstapel.
note-throw-rope-more = Eine Karte „Tot“ beweist einen Mord. Eine Karte „Lebendig“ beweist fast nichts.
note-offer-profession = Du hast eine Kapuzengestalt vertrieben: Nimm den verdeckten Beruf, oder lass ihn für die Nächsten.
note-offer-profession-more = Einmal genommen, sehen ihn alle, und er stirbt mit dir.
note-break-tie = Die Abstimmung steht unentschieden, und du bist Bürgermeister: Eine Person davon geht, oder niemand.
note-break-tie-more = Eine Stunde mehr zum Nachdenken ist oft mehr wert als ein Rateversuch. Nicht immer.
note-choose-victim = Ein Leben für ein Leben: Wähle, wer im Tausch zum Geist wird.
note-choose-victim-more = Gibst du den letzten Kultisten hin, endet das Spiel. Ein Ermittler zählt für den Kult.
note-choose-other-deck = Wähle den zweiten Raum. Die beiden Stapel tauschen die Plätze, und niemand sieht hinein.
note-choose-other-deck-more = Bring Karten, denen du traust, in den Raum, wo ein Buch ein Fach füllt.
note-guess-hunter = Jemand spielte für keine Seite. Nennt den Jäger: Stimmt es, gewinnt eure Seite; sonst gewinnt er.
note-guess-hunter-more = Denk an die Flüche: Wer ist beiden Kultisten begegnet, und wer war in jenen Räumen?

held-lay-ritual-cards-investigator = Nur „Erfolg“ hilft.
held-lay-ritual-cards-cultist = Ein Fehlschlag oder eine Sabotage gewinnt die Nacht.
held-guess-hunter-cursed-hunter = Nenne jemand anderen, wie alle.

## Was nichts kostet

note-hand-over = Gib jemandem hier einen Gegenstand. Es kostet nichts, und gefragt wird nicht.
note-hand-over-more = Ein Dolch in den falschen Händen stimmt gegen dich.
note-pick-up = Nimm, was Tote hier fallen ließen. Es kostet nichts.
note-pick-up-more = Was die Toten hatten, liegt offen. Wer zuerst kommt, hat es.
note-spot = Einmal: Sieh den Pulsstapel von jemandem in einem anderen Raum dieser Farbe an.
note-spot-more = Das ist eine ganze Prüfung: Ein gefundener Tod führt zur Abstimmung.
note-shoot-cultist = Ein Schuss: Die Kapuzengestalt in diesem Raum ist weg.
note-shoot-cultist-more = Deine Aktion behältst du.
note-drive-fishman = Ein Schuss: Schick den Fischmenschen in den See oder in einen Flur deiner Wahl.
note-drive-fishman-more = Er kann auch anderen den Weg versperren.
note-call-lift = Ruf den leeren Aufzug hierher. Es kostet nichts; deine Route muss diesen Raum erlauben.
note-call-lift-more = Ein Ruf verrät dem Tisch, dass deine Route diese Farbe hat oder du keine brauchst.
note-revive = Einmal: Hol einen Geist ins Leben zurück. Dann muss jemand anderes dafür sterben.
note-revive-more = Zwei Entscheidungen auf einmal: Wer ist sicher gut, und wer ist es sicher nicht?
note-swap-deck = Einmal: Tausch ungesehen die Stapel zweier Räume.
note-swap-deck-more = Achte auf Stapel, die viele vertrauenswürdige Hände gefüllt haben.
note-done = In diesem Zug nichts weiter.
note-done-more = Was jetzt nichts kostet, kostet nächste Stunde vielleicht einen Weg.

## Gegenstände: was einer tut, und wann er sich lohnt

note-item-red-relic = { item-red-relic }. { item-red-relic-what }
note-item-red-relic-more = Liegen schon zwei dort? Dann ändert das nächste, wie die Nacht gewonnen wird.
note-item-snow-owl = { item-snow-owl }. { item-snow-owl-what }
note-item-snow-owl-more = Am besten in einen Raum, dem eine Karte fehlt. Mit der dritten ist er erkundet.
note-item-secret-switch = { item-secret-switch }. { item-secret-switch-what }
note-item-secret-switch-more = Der kurze Weg steht jetzt allen offen, auch denen, die töten.
note-item-dagger = { item-dagger }. { item-dagger-what }
note-item-dagger-more = Er entscheidet knappe Abstimmungen. Gib ihn jemandem, dem du traust, bevor du stirbst.
note-item-boots = { item-boots }. { item-boots-what }
note-item-boots-more = Eine Tür mehr heißt oft: ein Raum auf deiner Route, und niemand auf dem Weg.
note-item-binoculars = { item-binoculars }. { item-binoculars-what }
note-item-binoculars-more = Heb es auf für jemanden, der dich nie herankommen lässt.
note-item-rifle = { item-rifle }. { item-rifle-what }
note-item-rifle-more = Ein versperrter Raum vor einem fast vollen Fach ist den Schuss wert.
note-item-lamp = { item-lamp }. { item-lamp-what }
note-item-lamp-more = Heb sie auf für eine Begegnung zu zweit mit jemandem, dem du misstraust.

## Ereignisse: was eins tut, und woran zu denken ist

note-token-lightning-strike = { token-lightning-strike }. { token-lightning-strike.does }
note-token-lightning-strike-more = Sieh nach, wer am selben Ort ist, wenn das Licht ausgeht: Sie begegnen sich sofort.
note-token-secret-doors = { token-secret-doors }. { token-secret-doors.does }
note-token-secret-doors-more = Wer im anderen Raum deiner Farbe ist, zählt, als wäre er bei dir.
note-token-no-connection = { token-no-connection }. { token-no-connection.does }
note-token-no-connection-more = Sieh stattdessen hin. Was Leute schweigend tun, lässt sich später schwer wegreden.
note-token-false-eyes = { token-false-eyes }. { token-false-eyes.does }
note-token-false-eyes-more = Frag laut, was zu sehen war, und halte die Antwort gegen das, was noch kommt.
note-token-boosted-morale = { token-boosted-morale }. { token-boosted-morale.does }
note-token-boosted-morale-more = Ferne Räume kommen in Reichweite, und ferne Leute auch.
note-token-lost-morale = { token-lost-morale }. { token-lost-morale.does }
note-token-lost-morale-more = Denk jetzt an die nächste Stunde: Manche Räume deiner Route sind vielleicht zu weit.
note-token-in-control = { token-in-control }. Wer das Messer hat, darf einen Marker ansehen und aus dem Spiel nehmen.
note-token-in-control-more = Frag, was es für ein Marker war, und merk dir die Antwort.
note-token-portal-opens = { token-portal-opens }. Schließen es zwei rechtzeitig, genügt ein Punkt weniger; sonst braucht es einen mehr.
note-token-portal-opens-more = Sprecht laut ab, wer geht. Wer hat es versprochen und kam nicht?
note-token-broken-panes = { token-broken-panes }. { token-broken-panes.does }
note-token-broken-panes-more = Gute Karten in den Gängen machen so eine Stunde harmlos.
note-token-mirror = { token-mirror }. { token-mirror.does }
note-token-mirror-more = Es ist nie etwas Neues. Sieh nach, was die letzte Stunde brachte.
note-token-safety-ropes = { token-safety-ropes }. Einige Lebende zeigen je eine Karte aus dem gemischten Pulsstapel.
note-token-safety-ropes-more = { note-throw-rope-more }
