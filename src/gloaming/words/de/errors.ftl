# Warum das Haus etwas ablehnt. Jede Meldung sagt, was zu tun ist. `$sentence` hat das Haus selbst gesagt, auf Englisch.

## Im Spiel

refusal-stale = Das war vor einem Moment schon entschieden. Sieh nach, was jetzt gefragt ist.
refusal-not-asked = Du bist nicht an der Reihe.
refusal-not-offered = Das geht jetzt nicht. Wähle eine andere Antwort.
refusal-not-begun = Das Spiel hat noch nicht begonnen. Warte, bis es am Tisch losgeht.
refusal-ended-early = Das Spiel wurde vorzeitig beendet. Es wird nichts mehr gefragt.
refusal-over-already = Das Spiel ist schon vorbei.
refusal-still-on = Das Spiel läuft noch. Seine Aufzeichnung ist offen, sobald es zu Ende ist.
refusal-no-suspicions = Für dieses Spiel haben die Bots nicht gelernt, wen sie verdächtigen. Sieh dir stattdessen die Aufzeichnung an.
refusal-no-talk = Gerade kann niemand reden. Warte, bis das Spiel es wieder zulässt.
refusal-unknown-clock = Ein Zeitlimit „{ $clock }“ hat dieses Spiel nicht. Wähle eines von diesen: { $clocks }.
refusal-not-in-game = Das spricht von etwas, das es in diesem Spiel nicht gibt. Wähle noch einmal.
refusal-covered-already = Auf diesem Platz spielt schon ein Bot.
refusal-is-here = { $name } ist da. Ein Bot kann einspringen, wenn die Verbindung weg ist oder alle lange warten.
refusal-not-your-chair = Nur { $name } kann diesen Platz zurücknehmen.
refusal-watching = Du siehst zu. Das kann nur, wer am Tisch sitzt.
refusal-unknown-eyes = So hat niemand das Spiel gesehen. Wähle alle, die Zuschauer oder einen der Plätze.

## Am Tisch

refusal-host-only = Nur { $name } als Gastgeber kann das tun.
refusal-being-dealt = Es wird gerade ausgeteilt. Warte einen Moment.
refusal-no-pledge = Hier wird jetzt keine Zusage von dir gebraucht. Warte, bis das Spiel beginnt.
refusal-no-share = Hier wird jetzt kein Anteil von dir gebraucht. Warte, bis das Spiel beginnt.
refusal-wrong-share = Das ist nicht der Anteil, den du zugesagt hast. Warte, bis das Spiel beginnt.
refusal-bad-signature = Das ist nicht die Unterschrift deines Platzes. Lade die Seite neu.
refusal-has-begun = Das Spiel hat begonnen. Das lässt sich nicht mehr ändern.
refusal-free-chairs = { $free ->
    [one] Einer von { $count } Plätzen ist frei.
   *[other] { $free } von { $count } Plätzen sind frei.
} Lade jemanden ein oder setz Bots hin.
refusal-not-ready = Noch nicht bereit: { $names }.
refusal-chair-taken = Dort sitzt { $name }. Wähle einen freien Platz.
refusal-empty-chair = Auf diesem Platz sitzt niemand. Wähle einen anderen.
refusal-no-such-chair = Diesen Platz gibt es nicht. Stell erst mehr Plätze ein.
refusal-chairs-in-use = { $people ->
    [one] Eine Person sitzt
   *[other] { $people } Personen sitzen
} am Tisch, nicht alle auf den ersten { $players } Plätzen. Bitte sie erst aufzurücken.
refusal-too-late = Das Spiel hat begonnen. Du kannst zusehen oder am Tisch um ein neues bitten.
refusal-all-taken = Alle Plätze sind besetzt. Bitte am Tisch um einen mehr.
refusal-unknown-table = Einen Tisch mit diesem Code gibt es nicht. Prüfe die sechs Zeichen.
refusal-unknown-seat = Diesen Platz gibt es nicht mehr. Setz dich neu an den Tisch.
refusal-seat-closed = Dieser Platz ist hier nicht mehr offen. Öffne den Tisch noch einmal.
refusal-used-ticket = Dieser Link wurde schon benutzt oder ist zu alt. Mach auf dem anderen Gerät einen neuen.

## Was gespielt werden soll

refusal-player-count = Das Spiel ist für { $least } bis { $most } Plätze. Wähle eine Zahl dazwischen.
refusal-automa-count = Der Automa ist zu viert immer dabei, zu sechst auf Wunsch. Lass ihn bei anderen Zahlen weg.
refusal-first-player = Den Platz { $seat } gibt es nicht. Es beginnt einer der Plätze 0 bis { $last }.
refusal-roles-unknown = Die besondere Rolle „{ $role }“ gibt es nicht. Wähle eine andere.
refusal-roles-twice = Jede besondere Rolle gibt es einmal. Nimm keine doppelt.
refusal-roles-seer = Zu siebt darf der Seher nicht mitspielen, und auch nicht neben einem Automa mit nur einem Kultisten. Lass den Seher weg.
refusal-roles-forbidden = Die Rolle „{ $role }“ hat in { $expansion } keinen Platz. Lass sie weg oder nimm einen anderen Plan.
refusal-roles-blind-alone = Der Blinde Kultist braucht einen zweiten Kultisten. Nimm 7 oder 8 Plätze oder lass die Rolle weg.
refusal-roles-hunter-seats = Der Verfluchte Jäger spielt zu siebt oder zu acht mit, ohne Automa. Ändere die Plätze oder lass die Rolle weg.
refusal-roles-hunter-seer = Der Verfluchte Jäger nimmt den Platz des Sehers ein. Lass einen von beiden weg.
refusal-roles-too-many = Es gibt { $places } Ermittler und { $count } besondere Rollen. Nimm weniger.
refusal-roles-of-level = { $level ->
    [first] Ein erstes Spiel bringt seine
   *[experienced] Die Stufe „Erfahren“ bringt ihre
} eigenen Rollen mit. Wähle eine andere Stufe, um sie selbst zu bestimmen.
refusal-roles-unbalanced = Diese Rollen zählen { $investigators } für die Ermittler und { $cultists } für den Kult. { $lead ->
    [-1] Bei so vielen Plätzen muss die Summe der Ermittler um eins höher sein,
    [one] Bei so vielen Plätzen muss die Summe des Kults um eins höher sein,
   *[other] Bei so vielen Plätzen muss die Summe des Kults um { $lead } höher sein,
} und keine darf über { $most } liegen. Ändere die Mischung oder wähle „Wie ihr wollt“.
refusal-professions-cultists = Berufe brauchen zwei Kultisten. Spielt zu siebt oder zu acht, oder zu sechst mit dem Automa.
refusal-professions-level = Berufe gewinnt ihr, wenn ihr Kapuzengestalten vertreibt, und ein erstes Spiel hat keine. Wähle eine andere Stufe.
refusal-mine-upfront = In der Mine lässt sich kein ganzer Weg im Voraus nennen. Wähle das Gehen von Tür zu Tür.
refusal-board-seats = Der Plan „{ $board }“ ist für { $made_for } Plätze gemacht, und es sind { $seats }. Nimm einen anderen.
refusal-bad-board = Auf diesem Plan lässt sich nicht spielen. Der Fehler, auf Englisch: { $sentence }
refusal-bad-options = Diese Einstellungen passen so nicht. Der Server sagt, auf Englisch: { $sentence }
refusal-not-listed = { $name } kann nicht „{ $value }“ sein. Es ist eines von: { $values }.
refusal-not-a-switch = { $name } ist true oder false, nicht „{ $value }“.
refusal-not-a-row = { $name } ist eine Reihe von Zahlen, zum Beispiel { $usual }.
refusal-not-a-seat = { $name } ist die Nummer eines Platzes, von 0 an gezählt.
refusal-not-a-number = { $name } braucht eine ganze Zahl.
refusal-no-such-rule = Eine Hausregel „{ $name }“ gibt es nicht. gloaming play { $game } --options nennt sie alle.
refusal-no-value = Eine Hausregel schreibst du als NAME=WERT, und „{ $setting }“ ist nicht so geschrieben.
refusal-given-twice = { $name } steht zweimal da. Entscheide dich für einen Wert.
refusal-unknown-bot = Einen Bot „{ $bot }“ gibt es hier nicht. Es gibt: { $bots }.
refusal-no-styles = Für diese Bots macht die Spielweise keinen Unterschied. Lass sie weg.
refusal-unknown-style = Eine Spielweise „{ $style }“ gibt es nicht. Es gibt: { $styles }.
refusal-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht. Es gibt: { $games }.

## Das Haus selbst

refusal-too-fast = Das war zu schnell. Warte einen Moment.
refusal-not-understood = Da ist etwas schiefgegangen. Lade die Seite neu.
refusal-hello-first = Die Verbindung kam nicht richtig zustande. Lade die Seite neu.
refusal-too-many-tables = Von hier aus wurden eben viele Tische eröffnet. Warte einen Augenblick und versuch es noch einmal.
refusal-too-many-open = Von hier aus sind zu viele Tische offen. Beende ein Spiel, an dem niemand mehr sitzt.
refusal-too-many-guesses = Von hier aus kamen zu viele falsche Codes. Warte ein paar Minuten und versuch es noch einmal.
refusal-too-many-searchers = Es denken schon genug Bots dieser Art. Nimm einen leichteren.
refusal-too-many-replays = Gerade werden viele Aufzeichnungen vorbereitet. Warte einen Augenblick und versuch es noch einmal.
refusal-not-saved = Das ließ sich nicht speichern. Versuch es noch einmal, oder sag es denen, die diesen Server betreiben.
refusal-moving = Der Tisch zieht gerade auf einen anderen Rechner um. Versuch es gleich noch einmal.
refusal-damaged-table = Dieser Tisch lässt sich nicht öffnen: Sein Protokoll ist beschädigt. Sag es denen, die diesen Server betreiben.
refusal-other-rules = Dieses Spiel begann nach Version { $rules } der Regeln von { $title }, und dies ist Version { $version }. Es kann nicht weitergehen. Fangt ein neues an.
refusal-unknown-address = Unter dieser Adresse gibt es nichts. Lade die Seite neu.
refusal-unknown-rule = Eine Regel mit dieser Nummer gibt es nicht. Die Nummern sehen aus wie AC-VOTE-07.
refusal-bad-record = Diese Aufzeichnung ist beschädigt oder nicht von Gloaming. Der Server sagt, auf Englisch: { $sentence }

## Einstellungen von Invasion

refusal-unknown-city = Eine Stadt „{ $city }“ gibt es hier nicht. Es gibt: { $cities }.
refusal-first-architect = Den Platz { $seat } gibt es nicht. Der erste Architekt sitzt auf einem der Plätze 0 bis { $last }.
refusal-ships-to-lose = Es gibt { $most } Mutterschiffe. Lass die Aliens mit 1 bis { $most } davon gewinnen.
refusal-scientists-to-save = Es gibt { $most } Wissenschaftler. Lass die Menschen mit 1 bis { $most } davon gewinnen.
refusal-token-limit = Der Vorrat an Alien-Markern kann nicht negativ sein. Nimm eine andere Grenze oder keine.
refusal-pressure-track = Eine Druckleiste steigt von links nach rechts und hat keinen Wert unter 0. Schreib eine andere.
refusal-pressure-start = Die Druckleiste hat { $positions } Stellen. Fang auf einer davon an.

## Aufzeichnungen

refusal-record-not-ours = { $file } ist keine Aufzeichnung eines Spiels von Gloaming. Wähle eine Datei, die Gloaming geschrieben hat.
refusal-record-half-line = { $file } bricht mitten in Zeile { $line } ab. Nimm eine vollständige Kopie.
refusal-record-format = { $file } hat das Format { $format }, und diese Version liest das Format { $reads }. Bring Gloaming auf den neuesten Stand.
refusal-record-short-seed = { $file } hat einen Startwert von { $bits } Bit, zu kurz für eine echte Aufzeichnung. Sie wurde verändert.
refusal-record-goes-on = { $file } geht in Zeile { $line } nach dem Ende weiter. Nimm eine unveränderte Kopie.
refusal-record-damaged = { $file } ist in Zeile { $line } beschädigt. Nimm eine unveränderte Kopie.
refusal-record-other-end = { $file } behauptet ein anderes Ende als das Spiel, das darin steht. Nimm eine unveränderte Kopie.
refusal-record-other-game = { $file } zeichnet { $game } auf, nicht { $title }. Wähle eine andere Datei.
refusal-record-other-rules = { $file } wurde nach Version { $rules } der Regeln von { $title } gespielt, und dies ist Version { $version }. Spiel die Datei mit dem Gloaming ab, das sie geschrieben hat.
refusal-record-no-table = { $file } erzählt von einem Tisch, den es nicht geben kann. Auf Englisch: { $fault }.
refusal-record-promise = { $file } hält sein Versprechen nicht: Startwert, Namen oder andere Bedingungen sind nicht die versiegelten.
refusal-record-deal = { $file } hat einen anderen Startwert, als seine Anteile ergeben. Die Aufzeichnung wurde verändert.
refusal-record-no-checksum = { $file } fehlt die letzte Zeile. Nimm eine vollständige Kopie.
refusal-record-checksum = { $file } passt nicht zur eigenen Prüfsumme. Nimm eine unveränderte Kopie.
refusal-record-sentence = { $file }, Satz { $number }: Platz { $seat } kann das nicht gesagt haben. Die Aufzeichnung wurde verändert.
refusal-record-talk = { $file }, Satz { $number }: Er oder einer davor wurde verändert, verschoben oder entfernt.
refusal-record-talk-end = { $file } endet mit anderen Worten, als darin stehen: Die letzten Sätze wurden verändert oder entfernt.
refusal-record-first-line = { $file } hat eine erste Zeile, die Gloaming anders schreiben würde. Nimm eine unveränderte Kopie.
refusal-record-answer = { $file }, Antwort { $number }: Platz { $seat } konnte nicht { $said } antworten. Die Aufzeichnung wurde verändert.
refusal-record-state = { $file }, Antwort { $number }: Der Zustand nach { $said } von Platz { $seat } ist nicht der aufgezeichnete. Die Aufzeichnung wurde verändert.
refusal-record-code = { $file }, Antwort { $number }: Gloaming würde { $said } von Platz { $seat } nicht so schreiben. Die Aufzeichnung wurde verändert.

## On the page where scripts are off

page-needs-script = Gloaming braucht JavaScript in diesem Browser. Dasselbe Spiel läuft im Terminal: gloaming play
