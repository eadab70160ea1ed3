# Coming together: links, addresses, faces.

link-select = Qui il tuo browser non copia. Seleziona il link e copialo:
link-field = Link
invite-alone = Solo questo computer può aprire il link. Per far entrare i telefoni, avvia Gloaming con --host 0.0.0.0
invite-address = Se non si apre:
face-taken = { $face }, già di qualcun altro
code-again = Controlla il codice
refusal-face-taken = Questo volto è già di { $name }. Scegline un altro.
refusal-unknown-name = Gloaming non si conosce con questo nome. Avvialo con --public-url e questo indirizzo.
refusal-another-site = La richiesta viene da un altro sito. Apri Gloaming direttamente.
