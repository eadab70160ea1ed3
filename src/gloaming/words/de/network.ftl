# Zusammenkommen: Links, Adressen, Gesichter.

link-select = Dein Browser kopiert hier nicht. Markiere den Link und kopiere ihn:
link-field = Link
invite-alone = Nur dieser Computer kann den Link öffnen. Für Handys starte Gloaming mit --host 0.0.0.0
invite-address = Falls er nicht aufgeht:
face-taken = { $face }, schon vergeben
code-again = Prüfe den Code
refusal-face-taken = Dieses Gesicht hat schon { $name }. Nimm ein anderes.
refusal-unknown-name = Unter diesem Namen kennt sich Gloaming nicht. Starte es mit --public-url und dieser Adresse.
refusal-another-site = Das hat eine andere Seite verlangt. Öffne Gloaming selbst.
