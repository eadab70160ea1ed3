# Die Ereignismarker und was sie tun.

token-lightning-strike = Blitzschlag
    .does = Der Strom fällt aus oder kommt wieder. Im Dunkeln begegnen sich alle, die am selben Ort sind.
token-secret-doors = Geheimtüren
    .does = Bis zum nächsten Marker sind alle Räume einer Farbe ein Ort.
token-no-connection = Keine Verbindung
    .does = Bis zum nächsten Marker darf niemand reden.
token-false-eyes = Falsche Augen
    .does = Wer das Messer hat, darf einen Pulsstapel ansehen und darüber schweigen.
token-boosted-morale = Frischer Mut
    .does = Vier Türen in der nächsten Bewegung.
token-lost-morale = Sinkender Mut
    .does = Zwei Türen in der nächsten Bewegung.
token-in-control = Alles im Griff
    .does = Wer das Messer hat, darf einen Marker im Beutel ansehen und ihn aus dem Spiel nehmen.
token-portal-opens = Das Portal öffnet sich
    .does = Zwei müssen es rechtzeitig schließen: Dann genügt ein Punkt weniger, sonst braucht es einen mehr.
token-broken-panes = Zerbrochene Scheiben
    .does = Zwei Karten des Nachziehstapels kommen in die unsicheren Gänge, und dort wird gezogen.
token-mirror = Spiegel
    .does = Das Ereignis der Stunde zuvor geschieht noch einmal.
token-none = Kein Marker
    .does = Der Beutel ist leer.
