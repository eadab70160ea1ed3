# Was nur das Terminal sagt, was auch immer gespielt wird.

## Unter einer Frage

prompt = { $last ->
    [one] Enter oder 1
   *[other] 1-{ $last }
}, ? Regel, l Protokoll, r { $reference }{ $map ->
    [yes] , m Plan
   *[no] { "" }
}{ $talk ->
    [yes] , t reden
   *[no] { "" }
}, h Hilfe, q gehen >
prompt-read-on = Enter liest weiter, q geht zurück
prompt-go-back = Enter geht zurück
talk-prompt = 1-{ $last }, Enter geht zurück >
talk-first-prompt = t sagt etwas, Enter, wenn du bereit bist >
terminal-before-detail = Noch hat niemand geantwortet. Die Bots hören, was du sagst, und erwidern etwas.
answers-more = + zeigt weitere Antworten
passages-more = (l: { $count } mehr)

## Was getippt wurde

typed-number = Tippe eine Zahl von 1 bis { $last }.
typed-no-answer = Eine Antwort { $number } gibt es nicht. Tippe eine Zahl von 1 bis { $last }.
typed-no-rule = Eine Antwort { $number } gibt es nicht. Für eine Regel tippe ? und eine Zahl von 1 bis { $last }.
typed-doubt = { $act }. Tippe noch einmal { $number }, um es zu tun, oder etwas anderes, um es zu lassen.
typed-nonsense = Das ist keine der Antworten. Tippe eine Zahl, oder h für Hilfe.

## Seiten

help-title = Wie du antwortest
help-number = mit dieser Nummer antworten
help-enter = antwortet, wo es nichts zu wählen gibt; sonst wird neu gezeichnet
help-why = die Regel zu dieser Frage; ? 2 die zu Antwort 2
help-exact = dieselbe Regel im Wortlaut, mit ihrer Nummer
help-log = das Protokoll: alles, wovon du weißt
help-talk = etwas sagen, das auch die Bots verstehen
help-map = der Plan, so groß es geht
help-note = was Geübte denken, zu einem Hinweis
help-notes-off = keine Hinweise mehr; ein weiteres N bringt sie zurück
help-more = weitere Antworten, wo nicht alle hinpassen
help-help = diese Seite
help-leave = speichern und gehen; gloaming play --resume setzt das Spiel fort
rule-none = Dafür ist keine Regel aufgeschrieben.
rule-more = Mehr davon: gloaming rules { $group }
log-known = Was du weißt
log-known-hour = Was du von dieser Stunde weißt
log-known-since = Seit du zuletzt gefragt wurdest

## Der erste Bildschirm, und mehrere an einem Gerät

welcome-stakes = Worum es geht
welcome-how = Tippe die Nummer einer Antwort und drück Enter. ? zeigt die Regel, m den Plan, h die Hilfe; q speichert das Spiel und hört auf.
welcome-seal = Die Würfel sind versiegelt. Ihr Siegel: { $seal }
cover-pass = Gib das Gerät an { $name } weiter.
cover-look = Drück Enter, wenn nur noch { $name } hinsieht.
panel-people = Am Tisch
panel-secrets = Nur du weißt

## Gehen, und das Ende

game-kept = Dein Spiel ist gespeichert in { $path }.
game-resume = Weiter geht es mit: { $command }
the-end = Das Ende
proof-words = Die Würfel waren von Anfang an versiegelt. Das ist der Startwert, aus dem sie kamen.
proof-record = Aufzeichnung
proof-seal = Siegel
proof-seed = Startwert
proof-verify = Prüfen

## Die Liste der Hausregeln

rules-listed = Hausregeln von { $game } für --option NAME=WERT. Der erste Wert ist der übliche; was eine Nummer bedeutet, zeigt gloaming rules.
rule-value-number = eine Zahl
rule-value-other-number = eine andere Zahl
rule-value-numbers = andere Zahlen
rule-value-seat = die Nummer eines Platzes, ab 0

## Ein aufgezeichnetes Spiel, noch einmal erzählt

replay-heading = { $game }, { $table }. { $eyes ->
    [all] Alles liegt offen; was nur ein Platz sah, trägt dessen Namen in Klammern.
    [spectator] Wie Zuschauer es sahen.
   *[seat] Wie { $name } es sah.
}
replay-nameless = Platz { $seat }
replay-unfinished = Hier endet die Aufzeichnung, nach { $answers ->
    [one] einer Antwort
   *[other] { $answers } Antworten
}. Das Spiel ist nicht vorbei.
replay-verified = Geprüft: { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
}, ebenso viele Zustände, der Startwert und sein Siegel. { $ending }
replay-claim-shares = { $shares ->
    [0] Den Startwert hat ein Rechner allein gezogen. Dass es der Zufall war, kann diese Aufzeichnung nicht zeigen.
    [one] Der Startwert besteht aus dem Geheimnis des Servers und dem Anteil eines Platzes. Keiner von beiden konnte ihn allein bestimmen.
   *[other] Der Startwert besteht aus dem Geheimnis des Servers und den Anteilen von { $shares } Plätzen. Niemand davon konnte ihn allein bestimmen.
}
replay-claim-attempts = Das Austeilen begann { $attempts } Mal, weil jemand einen Anteil zugesagt und dann zurückgehalten hat.
replay-claim-names = { $bound ->
    [yes] Die Namen sind mit versiegelt.
   *[no] Die Namen sind nicht versiegelt: Das ist eine ältere Aufzeichnung, und andere Namen fielen nicht auf.
}
replay-claim-talk = { $sentences ->
    [one] Ein Satz, der am Tisch fiel, an seine Stelle gebunden.
   *[other] { $sentences } Sätze, die am Tisch fielen, jeder an seine Stelle und an die davor gebunden.
}
replay-claim-nobody = Niemand hat unterschrieben. Die Aufzeichnung ist in sich stimmig, aber wer den Startwert kennt, hätte andere Antworten hineinschreiben können.
replay-claim-seat = { $name }: { $key ->
    [yes] { $signed } von { $answers } Antworten unterschrieben.
   *[no] kein Schlüssel, { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    } ohne Unterschrift.
}{ $unsigned ->
    [yes] {" "}Die anderen kamen von einem Bot, einem Zeitlimit oder einem anderen Gerät.
   *[no] {""}
}{ $witnessed ->
    [yes] {" "}Hat das Ende bezeugt.
   *[no] {""}
}
replay-claim-seal = { $expected ->
    [yes] Sie hat das erwartete Siegel: { $seal }
   *[no] Ihr Siegel ist { $seal }. Vergleiche es mit dem, das dein Browser zu Beginn gezeigt hat, oder nenne dieses mit --expected.
}

## Was die Kommandozeile ablehnt

refusal-other-game = { $switch } ist nicht für { $game }. Lass es weg oder wähle ein anderes Spiel.
refusal-resume-first = Um ein Spiel fortzusetzen, schreib --resume vor die Datei.
refusal-own-name = Alle brauchen einen anderen Namen, und diese sind vergeben: { $taken }. Wählt andere.
refusal-name-empty = Ein Name braucht wenigstens einen Buchstaben. Wähle einen anderen.
refusal-too-few-chairs = { $people } Leute können sich { $players } Plätze nicht teilen. Erhöhe --players.
refusal-cannot-keep = Hier lassen sich keine Spiele speichern ({ $fault }). Setz GLOAMING_HOME auf einen Ordner, in den du schreiben darfst.
refusal-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht. Es gibt: { $languages }.
refusal-board-unread = Der Plan { $board } lässt sich nicht lesen. Nimm einen von { $boards } oder nenne eine andere Datei.
refusal-nothing-kept = Es gibt kein unfertiges Spiel zum Fortsetzen. gloaming play beginnt ein neues.
refusal-record-over = In { $file } liegt ein Spiel, das vorbei ist. gloaming replay zeigt es.
refusal-record-lacks-game = { $file } zeichnet das Spiel „{ $game }“ auf, das diesem Gloaming fehlt. Bring Gloaming auf den neuesten Stand.
refusal-record-unread = { $file } lässt sich nicht lesen: { $fault }. Wähle eine andere Datei.
refusal-record-folder = { $file } ist ein Ordner. Nenne eine Aufzeichnung darin.
refusal-record-signature = { $file }, Antwort { $number }: Das ist nicht die Unterschrift von Platz { $seat }. Die Aufzeichnung wurde verändert.
refusal-record-witness = { $file }: Platz { $seat } hat andere Antworten bezeugt, oder eine andere Reihenfolge. Die Aufzeichnung wurde verändert.
refusal-record-expected = { $file } hat das Siegel { $seal }, nicht das erwartete. Es ist die Aufzeichnung eines anderen Spiels, oder sie wurde verändert.
refusal-record-large = { $file } ist größer als { $most } MB, und das ist kein Spiel. Wähle eine andere Datei.
refusal-seating-damaged = { $file } ist beschädigt. Lösche die Datei, dann gehört der erste Platz dir.
refusal-seating-wrong = { $file } nennt Plätze, die es nicht gibt. Lösche die Datei, dann gehört der erste Platz dir.
refusal-nobody-there = Auf Platz „{ $seat }“ sitzt niemand. Wähle 0 bis { $last }, all oder spectator.
refusal-record-cut = { $file } bricht nach { $answers ->
    [one] einer Antwort
   *[other] { $answers } Antworten
} ab: { $over ->
    [yes] Das Spiel ist vorbei, aber die letzte Zeile fehlt.
   *[no] Das Spiel ist nicht vorbei.
} Was da ist, stimmt.

## Ein Spiel ohne eigene Bühne

plain-reference-key = Spiel
plain-how = Tippe die Nummer einer Antwort und drück Enter. ? zeigt die Regel, r alles, was du weißt, h die Hilfe; q speichert das Spiel und hört auf.
plain-help-reference = das Spiel in wenigen Worten und alles, was du gerade davon weißt
plain-help-people = Ein Pfeil zeigt auf alle, auf die der Tisch wartet.
plain-over = Das Spiel ist vorbei.
plain-sides = Die Seiten: { $sides }.

## Wie Spiele enden, in Tabellen und einzelnen Zeilen

ending = { $team }: gewonnen { $reason } in Runde { $rounds }.
ending-by = durch { $reason }

## Hinweise

coach-line = { $line } (n: mehr)
coach-both = { $line } { $more } (N: keine Hinweise mehr)
coach-nothing = Hier gibt es keinen Hinweis.
coach-turned-on = Die Hinweise sind wieder an. N schaltet sie aus.
coach-turned-off = Die Hinweise sind aus. N bringt sie zurück.
rule-exact = Die genaue Regel ist { $number }: ?? zeigt sie.
## Ein Server öffnet

serve-open = Gloaming ist offen. Beenden mit Strg-C.
serve-here = An diesem Computer
serve-phones = Am Handy
serve-anyone =
    Wer in deinem Netz ist, kann hereinkommen.
    Nur für diesen Computer: mit --host 127.0.0.1 starten
serve-alone =
    Nur dieser Computer kommt herein.
    Für Handys in deinem Netz: mit --host 0.0.0.0 starten
serve-no-network = Dieser Computer ist in keinem Netz, Handys erreichen ihn also nicht.
serve-odd-url = { $url } kann nicht die öffentliche Adresse sein. Schreib sie wie https://gloaming.example, https://example.org/games/ oder http://192.168.1.23:8000
serve-odd-proxy = { $address } ist keine Adresse eines Proxys. Schreib Adressen oder Netze wie 10.0.0.5,10.1.0.0/16
serve-odd-time = { $time } ist keine Zeit. Schreib Stunden, Tage oder Wochen wie 12h, 90d oder 4w
serve-trust =
    Browser warnen, bis sie diesem Server vertrauen. Öffne auf jedem Gerät einmal { $url }
    und vergleiche diesen Fingerabdruck: { $fingerprint }
serve-few-files = Dieses System erlaubt einem Programm { $files } offene Dateien, also höchstens { $people } Verbindungen. Für mehr erhöhe zuerst die Grenze: ulimit -n 65536, oder LimitNOFILE=65536 in einem systemd-Dienst.
serve-odd-metrics = An { $address } lassen sich keine Zahlen zeigen. Schreib es wie 127.0.0.1:9090
serve-no-metrics = Für die Zahlen fehlt ein Paket. Installiere es: { $command }
serve-odd-log = { $file } lässt sich nicht schreiben. Nenne eine andere Datei für --access-log, oder - für dieses Terminal.
serve-short-token = { $file } enthält kein Kennwort von mindestens { $least } Zeichen. Schreib ein neues hinein: openssl rand -hex 32
serve-one-tls = Wähle eines: --tls auto, oder --tls-cert mit --tls-key.

## Wie ein Gerät einem Server mit eigenem Zertifikat vertraut; das sagt der Server.

certificate-title = Diesem Server vertrauen
certificate-why = Der Weg zu diesem Server ist verschlüsselt, aber keine öffentliche Stelle bürgt dafür, denn er steht in deinem eigenen Netz. Installiere einmal sein Zertifikat, und dein Browser warnt nicht mehr. Dann lassen sich Links kopieren und teilen, der Erzähler geht ohne Netz, und der Bildschirm bleibt an.
certificate-fetch = Zertifikat holen
certificate-compare = Bevor du ihm vertraust, vergleiche diesen Fingerabdruck mit dem, den der Server beim Öffnen gezeigt hat. Sind sie verschieden, hört jemand mit: Dann lass es.
certificate-care = Wer den Schlüssel dieser Stelle hat, könnte sich auf deinem Gerät für jede Seite ausgeben. Er liegt auf dem Computer des Gastgebers und sonst nirgends. Entferne das Zertifikat, wenn du hier nicht mehr spielst.
certificate-iphone =
    iPhone und iPad
    Hol das Zertifikat in Safari und erlaube den Download.
    Öffne Einstellungen, tippe auf „Profil geladen“, dann auf „Installieren“.
    Öffne Einstellungen, Allgemein, Info, Zertifikatsvertrauenseinstellungen und schalte Gloaming ein.
certificate-android =
    Android
    Hol das Zertifikat.
    Öffne die Einstellungen und such nach „CA-Zertifikat“.
    Wähle „Trotzdem installieren“, dann die geladene Datei.
certificate-windows =
    Windows
    Öffne die Datei und wähle „Zertifikat installieren“, dann „Aktueller Benutzer“.
    Lege es unter „Vertrauenswürdige Stammzertifizierungsstellen“ ab.
certificate-mac =
    Mac
    Öffne die Datei: Die Schlüsselbundverwaltung nimmt sie auf.
    Doppelklicke sie dort, öffne „Vertrauen“ und wähle „Immer vertrauen“.
certificate-firefox =
    Firefox am Computer
    Öffne Einstellungen, Datenschutz & Sicherheit, Zertifikate anzeigen, Zertifizierungsstellen.
    Wähle „Importieren“, die Datei und „Dieser CA vertrauen, um Websites zu identifizieren“.

## Was ein Link auf diesen Server im Chat zeigt; das sagt der Server.

share-description = Jemand an diesem Tisch ist nicht, wer er zu sein vorgibt. Ein Brettspiel mit verborgenen Rollen, im Browser: mit Freunden am Handy oder allein mit Bots. Ohne Konto.
share-picture = Ein helles Fenster in einer dunklen Universität

## Geführte Spiele

line-aloud = { $name }: „{ $line }“
lesson-listed = { $id }: { $lesson }, { $minutes } Minuten
lesson-next = Jetzt ein richtiges Spiel: gloaming play { $game }
lesson-anew = Diese Lektion hat sich geändert, seit du gegangen bist. Sie beginnt von vorn.
person-guest = Gast

## Ein Speicher wird geprüft

store-none = Unter { $file } gibt es keinen Speicher. Nenn die Datei von gloaming serve --store.
store-sound = { $tables ->
    [0] Der Speicher ist leer.
    [one] Ein Tisch, und sein Protokoll ist heil.
   *[other] { $tables } Tische, und alle Protokolle sind heil.
}
store-damaged = { $damaged ->
    [one] Ein Protokoll ist beschädigt
   *[other] { $damaged } Protokolle sind beschädigt
}, von { $tables } insgesamt:
store-other-rules = Abgebrochen, weil seitdem andere Regeln gelten:
store-game-gone = Hier nicht zu öffnen, weil das Spiel nicht installiert ist:
store-rules = Begonnen nach Version { $rules } der Regeln von { $title }; dies ist Version { $version }.
store-up-to-date = { $store } ist auf dem neuesten Stand, Version { $version }.
store-migrated = { $store } wurde von Version { $before } auf Version { $version } gebracht.
store-set-up = { $store } ist eingerichtet, Version { $version }.
store-ask = { $store } von Version { $before } auf Version { $version } bringen? Knoten der früheren Version können den Speicher dann nicht mehr benutzen; halt sie vorher an.
store-say-yes = { $store } hat eine frühere Version. Halt die Knoten an, die den Speicher benutzen, und sag --yes.
store-same = Beides ist derselbe Speicher. Nenn zwei.
store-exists = { $file } gibt es schon. Nenn eine neue Datei.
store-copied = { $tables ->
    [0] Kein Tisch wurde nach { $store } kopiert.
    [one] Ein Tisch wurde nach { $store } kopiert, insgesamt { $entries } Einträge.
   *[other] { $tables } Tische wurden nach { $store } kopiert, insgesamt { $entries } Einträge.
}
store-there-already = { $tables ->
    [one] Ein weiterer war schon da.
   *[other] { $tables } weitere waren schon da.
}
store-these-damaged = Beschädigte Protokolle:
store-different = Unberührt, weil der Tisch mit diesem Code dort anders weiterging:

damage-missing = Eintrag { $entry } fehlt.
damage-changed = Eintrag { $entry } ist nicht der, der dort geschrieben wurde.
damage-endless = Nirgends steht, wie lang es ist.
damage-short = Es hat { $entry } Einträge, geschrieben wurden { $more }.
damage-unread = Die Datei lässt sich dort nicht lesen ({ $more }).
damage-foreign = Eintrag { $entry } gehört zu einem anderen Tisch.
damage-stuck = Eintrag { $entry } lässt sich nicht anwenden ({ $more }).
damage-options = Die Einstellungen sind nicht die, mit denen das Spiel begann.
damage-commitment = Das Versprechen ist nicht das, mit dem das Spiel begann.
