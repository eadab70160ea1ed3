# Das Regelheft von Invasion: Überschriften, und was noch kein anderer Text sagt. Es spricht von einem Tisch ohne Hausregeln.

## Kapitel

invasion-rulebook-story = Die Geschichte
invasion-rulebook-sides = Was jede Seite will
invasion-rulebook-table = Was auf dem Tisch liegt
invasion-rulebook-setup = Aufbau
invasion-rulebook-round = Eine Runde
invasion-rulebook-actions = Dein Zug
invasion-rulebook-agents = Agenten
invasion-rulebook-rescue = Eine Rettung
invasion-rulebook-assimilation = Assimilation
invasion-rulebook-plans = Vorausplanen
invasion-rulebook-accusations = Anklagen und bekannte Aliens
invasion-rulebook-pressure = Der Druck
invasion-rulebook-events = Ereigniskarten
invasion-rulebook-secrets = Was geheim ist
invasion-rulebook-end = Das Ende
invasion-rulebook-first = Dein erstes Spiel
invasion-rulebook-questions = Was oft gefragt wird

## Was jede Seite will

invasion-rulebook-sides-same = Noch ist niemand gegen dich. Alle beginnen auf derselben Seite, so scheint es zumindest, und alle führen dieselben Agenten. Aber jede Karte, die du ziehst, kann dich verwandeln, und dann willst du das Gegenteil.
invasion-rulebook-sides-table = Karten „Assimiliert“, nach Zahl der Leute
invasion-rulebook-players = Leute
invasion-rulebook-row-assimilated = Karten „Assimiliert“ im Spiel
invasion-rulebook-sides-most = So viele Aliens kann es geben. Vielleicht sind es weniger, vielleicht gibt es keins.

## Was auf dem Tisch liegt

invasion-rulebook-picture-city = { $city }, wie ein Spiel beginnt: Dunkle Viertel gehören den Aliens, fünf Agenten stehen auf ihren Startposten, und neben jedem Landeplatz wartet ein Wissenschaftler.
invasion-rulebook-table-districts = Die Stadt hat fünf Sektoren, A bis E, und jeder ist in Viertel geteilt. Die meisten Viertel haben eine Nummer, ihre Adresse, damit die Würfel sie finden. Aliens sitzen in Vierteln, in jedem höchstens ein Marker.
invasion-rulebook-table-roads = Agenten und Wissenschaftler stehen auf Posten, nie in Vierteln. Posten liegen an Straßen; jede Straße hat eine Farbe und einen Buchstaben, und ein Posten kann an mehreren liegen. Ein Posten berührt jedes Viertel, das eine Ecke an ihm hat.
invasion-rulebook-table-centre = In der Mitte steht { $point }: Dort sind Wissenschaftler in Sicherheit. Die Posten ringsum sind Sammelposten.
invasion-rulebook-table-near = Zwei Viertel sind Nachbarn, wenn sie eine Kante gemeinsam haben. Eine Ecke genügt nicht, und über einen Fluss breitet sich nichts aus.
invasion-rulebook-table-things = Alles andere
invasion-rulebook-agent = Agent
    .does = Ein Auto mit einer Nummer. Agenten gehören niemandem: In deinem Zug darfst du jeden davon übernehmen.
invasion-rulebook-siren = Sirene
    .does = Sitzt auf einem Agenten, der in dieser Runde noch eingesetzt werden kann. War er im Einsatz, geht sie aus.
invasion-rulebook-scientist = Wissenschaftler
    .does = Wartet auf einem Posten, bis Agenten ihn in die Mitte bringen.
invasion-rulebook-token = Anklagemarker
    .does = Alle haben einen. Du brauchst ihn, um anzuklagen oder eine Anklage zu unterstützen.
invasion-rulebook-architect = Architekt
    .does = Führt die Ereignisse dieser Runde aus, hat den ersten Zug und mischt die Rettungskarten. Wechselt jede Runde im Uhrzeigersinn.
invasion-rulebook-cards = Assimilationskarten
    .does = „Mensch“ oder „Assimiliert“. Du ziehst sie verdeckt und siehst deine allein an. Sie bleiben bis zum Ende bei dir.
invasion-rulebook-rescue-cards = Rettungskarten
    .does = Alle haben einmal „Erfolg“ und einmal „Sabotage“ und bekommen nach jeder Rettung beide zurück.
invasion-rulebook-event-deck = Ereignisstapel
    .does = Mit zwei Stapeln daneben: Ereignisse, die kommen werden, und Ereignisse, die verhindert sind.
invasion-rulebook-picture-cards = Assimilationskarten und Rettungskarten. Alle einer Art haben dieselbe Rückseite.

## Aufbau

invasion-rulebook-setup-done = In Gloaming ist das alles schon getan, nur die Wissenschaftler stellt ihr selbst auf. An einem echten Tisch geht ihr in dieser Reihenfolge vor.
invasion-rulebook-setup-city = Wählt eine Stadt und lasst die Ereigniskarte zur Mitte der anderen Stadt in der Schachtel. Bestimmt, wer als Architekt beginnt.
invasion-rulebook-setup-agents = Stellt auf jeden Startposten einen Agenten mit seiner Sirene. Der sechste wartet neben dem Plan.
invasion-rulebook-setup-third = Mischt eine Karte „Assimiliert“ mit { $rest } Karten „Mensch“: Das ist der Stapel des dritten Mutterschiffs.
invasion-rulebook-setup-deck = Mischt die anderen Karten „Assimiliert“ aus der Tabelle unter die restlichen Karten „Mensch“. Legt davon ungesehen { $stack } auf den Stapel des ersten Mutterschiffs und { $stack } auf den des zweiten. Was übrig bleibt, ist der Assimilationsstapel.
invasion-rulebook-setup-four = Zu viert mischt ihr zuerst die eine Karte „Assimiliert“ unter alle { $humans } Karten „Mensch“ und bildet dann alle drei Stapel von oben.
invasion-rulebook-setup-landing = Die Aliens landen: Werft den Adresswürfel einmal für jeden Sektor. Das gewürfelte Viertel fällt und jeder Nachbar mit ihm.
invasion-rulebook-setup-hands = Alle nehmen einmal „Erfolg“, einmal „Sabotage“ und einen Anklagemarker.
invasion-rulebook-setup-draw = Vom Architekten an im Uhrzeigersinn ziehen alle eine Assimilationskarte und sehen sie allein an. Der Druck beginnt bei { $start }.

## Eine Runde

invasion-rulebook-round-three = Eine Runde hat drei Abschnitte. Runde folgt auf Runde, bis eine Seite gewonnen hat.
invasion-rulebook-round-order = In jedem Abschnitt
invasion-rulebook-round-fixed = Der Architekt bleibt bis zur Konsolidierung derselbe. Alle sind es reihum, auch ein entlarvtes Alien.

## Agenten

invasion-rulebook-agents-three = Wer einen Agenten übernimmt, bringt etwas voran. Fahren, befreien und geleiten: in dieser Folge, jedes einmal oder gar nicht.
invasion-rulebook-agents-road = Aliens halten Agenten nicht auf. Um die Straße zu wechseln, braucht es einen Posten, an dem sich zwei kreuzen, und einen weiteren Zug.
invasion-rulebook-agents-receive = Der zweite Agent bleibt, wo er ist, seine Sirene an oder aus wie zuvor. Andere Agenten auf der Straße stehen nicht im Weg.
invasion-rulebook-picture-escort = Ein Geleit. Beide Agenten sind an Straße F; kein Posten dazwischen berührt ein Alien-Viertel, also kann der Wissenschaftler hinüber.
    .from = { $agent } geleitet
    .to = { $agent } empfängt
    .way = Der Weg ist frei
invasion-rulebook-agents-example = An Straße F wartet ein Wissenschaftler, { $point } ist nur zwei Posten entfernt, und ringsum liegen drei Alien-Viertel. Ruben übernimmt { inv-agent-05 }: Er fährt auf diesen Posten und befreit alle drei. Geleiten kann er noch nicht, denn an Straße F ist kein anderer Agent.
invasion-rulebook-agents-example-after = Ines übernimmt { inv-agent-03 } und fährt Straße F entlang auf einen Sammelposten. Lassen die Aliens den Weg frei, kann in der nächsten Runde irgendjemand { inv-agent-05 } wieder übernehmen und den Wissenschaftler hineingeleiten. Das wird eine Rettung.

## Eine Rettung

invasion-rulebook-rescue-after = Dann bekommen alle im Team ihre beiden Karten gemischt zurück, damit niemand erkennt, was in wessen Hand übrig war.
invasion-rulebook-rescue-recheck = „Noch möglich“ heißt: Kein Ereignis hat den geleitenden Agenten gefangen oder in eine Falle gelockt, ein anderer Agent steht auf einem Sammelposten an einer seiner Straßen, und der Weg dorthin berührt kein Alien-Viertel. Sonst bleibt der Wissenschaftler und wartet auf den nächsten Versuch.
invasion-rulebook-rescue-example = Ines leitet eine Rettung und nennt Theo und Agnes. Der Architekt mischt die drei Karten und deckt sie auf: Erfolg, Erfolg, Sabotage. Also eskaliert die Lage.
invasion-rulebook-rescue-example-after = Das erste Ereignis ist eine Falle, in einem anderen Sektor. Das zweite ist Widerstand: Ein ganzer Sektor wird befreit. Das dritte ist ein Mutterschiff, und damit ist Schluss. Der Weg ist noch frei, also ist der Wissenschaftler doch in Sicherheit. Aber eine der drei Personen hat Sabotage gelegt, und zwei von ihnen werden sagen, wer.

## Assimilation

invasion-rulebook-assimilation-when = Du ziehst zu drei Gelegenheiten: eine Karte beim Aufbau, eine jedes Mal, wenn du vorausplanst, und jedes Mal, wenn du einen Agenten übernommen hast, so viele, wie der Druck beträgt.
invasion-rulebook-assimilation-for-good = Die erste Karte „Assimiliert“ macht dich sofort zum Alien. Nichts verwandelt dich zurück, und weitere Karten ändern nichts. Du sagst es nicht, und du musst nichts anders machen.
invasion-rulebook-assimilation-empty = Ist der Stapel leer, zieht niemand, bis ein Mutterschiff neue Karten bringt.
invasion-rulebook-assimilation-unknown = Aliens kennen einander nicht, es sei denn, die Offenbarung hat sie einander gezeigt.
invasion-rulebook-assimilation-example = Der Druck ist 3. Agnes übernimmt einen Agenten und befreit vier Viertel: ein guter Zug. Dann zieht sie drei Karten und sieht sie allein an. Mensch. Mensch. Assimiliert.
invasion-rulebook-assimilation-example-after = Eben noch wollte sie die Wissenschaftler heimbringen. Jetzt will sie Mutterschiffe. Alle haben gesehen, dass sie drei Karten zog, und sie sagt, was alle sagen: „Lauter Menschen.“

## Vorausplanen

invasion-rulebook-plans-short = Sind weniger als zwei Karten im Stapel, werden zuerst die Stapel daneben eingesammelt.

## Anklagen und bekannte Aliens

invasion-rulebook-accusations-alone = Unterstützt dich niemand, ist dein Zug vorbei. Karten werden nicht gezeigt, und du behältst deinen Marker.
invasion-rulebook-accusations-proof = Sobald „Assimiliert“ erscheint, wird keine weitere Karte gezeigt. Sind alle „Mensch“, beweist das nur: bis jetzt ein Mensch.

## Das Ende

invasion-rulebook-end-first = Was davon zuerst geschieht, beendet das Spiel sofort, ganz gleich, was gerade läuft:
invasion-rulebook-end-scientists = Der letzte Wissenschaftler kommt in der Mitte an. Die Menschen gewinnen.
invasion-rulebook-end-ships = Das { $ships ->
    [one] erste Mutterschiff
    [4] vierte Mutterschiff
   *[other] letzte von { $ships } Mutterschiffen
} trifft ein. Die Aliens gewinnen.
invasion-rulebook-end-sector = Jedes Viertel eines Sektors gehört den Aliens, auch die ohne Adresse. Die Aliens gewinnen.
invasion-rulebook-end-nobody = Ist das Ziel der Aliens erreicht und niemand verwandelt, verlieren alle.

## Was oft gefragt wird

invasion-rulebook-ask-show = Darf ich meine Karten zeigen, um zu beweisen, dass ich ein Mensch bin?
    .does = Nein. Nur durch eine Anklage, oder wenn sich jemand bekennt, kommen Karten ans Licht.
invasion-rulebook-ask-pass = Darf ich nichts tun?
    .does = Nein. Aber du darfst einen Agenten übernehmen, ohne zu fahren, zu befreien oder zu geleiten, und die anderen werden sich wundern.
invasion-rulebook-ask-human = Darf ein Mensch „Sabotage“ legen?
    .does = Ja. Einen Grund dafür gibt es selten.
invasion-rulebook-ask-take = Kann ein Agent mit einem Wissenschaftler an Bord fahren?
    .does = Nein. Wissenschaftler kommen nur voran, wenn sie von einem Agenten zum anderen geleitet werden.
invasion-rulebook-ask-same = Dürfen zwei Personen in einer Runde denselben Agenten übernehmen?
    .does = Nein. War er im Einsatz, bleibt seine Sirene aus, bis die Runde endet.
invasion-rulebook-ask-alien = Ich bin mitten in meinem Zug zum Alien geworden. Was ist mit dem, was ich getan habe?
    .does = Es bleibt getan. Von dem Moment an, in dem du die Karte ziehst, spielst du für die andere Seite.
invasion-rulebook-ask-many = Machen zwei Karten „Sabotage“ es schlimmer?
    .does = Nein. Ob eine oder drei, die Lage eskaliert einmal.
invasion-rulebook-ask-dead = Kann ein Wissenschaftler verloren gehen?
    .does = Nein. Nichts entfernt ihn. Er wartet.
