# The network, and what it lets through.

link-select = Przeglądarka nie pozwala tu kopiować. Zaznacz link i skopiuj go:
link-field = Link
invite-alone = Ten link otworzy tylko ten komputer. Aby wpuścić telefony, uruchom Gloaming z --host 0.0.0.0
invite-address = Jeśli się nie otwiera:
face-taken = { $face }, już zajęta
code-again = Sprawdź kod
refusal-face-taken = Tę twarz ma już { $name }. Wybierz inną.
refusal-unknown-name = Gloaming nie zna się pod tą nazwą. Uruchom go z --public-url i tym adresem.
refusal-another-site = Prosiła o to inna strona. Otwórz Gloaming bezpośrednio.
