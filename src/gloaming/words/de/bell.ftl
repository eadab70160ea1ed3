# Those who are away hear that the table waits; and the page without a connection.

notice-begins = Das Spiel beginnt.
notice-waits = Der Tisch wartet.
notice-over = Das Spiel ist vorbei.
notice-mail-stop = So enden diese Briefe:
notice-mail-confirm = Jemand am Tisch { $code } möchte unter dieser Adresse hören, wenn der Tisch wartet. Warst du das, dann öffne diesen Link und bestätige es. Wenn nicht, beachte diesen Brief nicht weiter.
    .subject = Gloaming: Briefe von deinem Tisch?

## Am Tisch

bell = Sag mir, wenn der Tisch wartet
bell-detail = Du hörst davon, wenn du fort bist und das Spiel beginnt, auf jemanden wartet oder endet, höchstens alle fünf Minuten. Alle, die fort sind, bekommen denselben Satz.
bell-here = Auf diesem Gerät
bell-here-on = Dieses Gerät bekommt Bescheid.
bell-here-none = Dieser Browser kann hier nichts melden. Auf iPhone und iPad muss die Seite zuerst auf den Home-Bildschirm.
bell-here-denied = Dein Browser lässt diese Seite nichts melden. Das kannst du in seinen Einstellungen ändern.
bell-failed = Das ging nicht. Prüfe deine Verbindung und versuch es noch einmal.
bell-mail = E-Mail-Adresse
bell-mail-send = Schick mir einen Link
bell-mail-sent = Ein Brief ist unterwegs an { $address }. Öffne den Link darin, um es zu bestätigen.
bell-mail-on = Briefe gehen an { $address }.
bell-stop = Sag mir nichts mehr
bell-hook = Für einen Chat oder ein Programm: Webhook-Adresse
bell-hook-set = Benutzen
bell-hook-key = Mit diesem Schlüssel prüfst du unsere Unterschrift. Er wird nur einmal gezeigt: { $secret }
bell-hook-remove = Entfernen
menu-call = Die rufen, die fort sind
menu-call-done = Wer darum gebeten hat, hört gleich davon.

## Aus einem Brief

bell-letter = Briefe vom Tisch { $code }
bell-letter-what = Ein Satz, wenn der Tisch wartet und dich dort niemand sieht.
bell-letter-yes = Ja, schreibt mir
bell-letter-no = Nein, nie
bell-letter-on = Gut. Du hörst vom Tisch.
bell-letter-off = Gut. Es kommen keine Briefe mehr.

## Ohne Verbindung

offline-title = Keine Verbindung
offline-words = Dein Platz bleibt dir. Komm wieder, wenn du verbunden bist.
offline-again = Noch einmal versuchen

## Was abgelehnt wird

refusal-unsendable = Nachrichten gehen nur an öffentliche Adressen, die mit https:// beginnen. Prüfe diese.
refusal-no-push = Dieser Server meldet nichts an Geräte. Frag, wer ihn betreibt.
refusal-bad-device = Der Schlüssel dieses Geräts ist ungültig. Lade die Seite neu und versuch es noch einmal.
refusal-no-mail = Dieser Server schickt keine E-Mails. Frag, wer ihn betreibt.
refusal-no-hook = Dieser Server ruft keine Webhooks auf. Frag, wer ihn betreibt.
refusal-too-many-letters = Von hier wurden viele Briefe bestellt. Warte eine Stunde und versuch es noch einmal.
