# Those who are away hear that the table waits; and the page without a connection.

notice-begins = La partita comincia.
notice-waits = Il tavolo aspetta.
notice-over = La partita è finita.
notice-mail-stop = Per non ricevere più queste lettere:
notice-mail-confirm = Qualcuno al tavolo { $code } vuole un avviso a questo indirizzo quando il tavolo aspetta. Se sei tu, apri questo link e conferma. Altrimenti ignora questa lettera.
    .subject = Gloaming: lettere dal tuo tavolo?

## Al tavolo

bell = Avvisami quando il tavolo aspetta
bell-detail = Quando non ci sei, vieni a sapere se la partita comincia, aspetta qualcuno o finisce, al massimo ogni cinque minuti. La frase è la stessa per chiunque non ci sia.
bell-here = Avvisami su questo dispositivo
bell-here-on = Questo dispositivo riceve gli avvisi.
bell-here-none = Questo browser non può mostrare avvisi qui. Su iPhone o iPad aggiungi prima la pagina alla schermata Home.
bell-here-denied = Il tuo browser non permette avvisi da questa pagina. Puoi cambiarlo nelle sue impostazioni.
bell-failed = Non ha funzionato. Controlla la connessione e riprova.
bell-mail = Indirizzo e-mail
bell-mail-send = Mandami un link
bell-mail-sent = Una lettera è in viaggio per { $address }. Apri il link che contiene per confermare.
bell-mail-on = Le lettere vanno a { $address }.
bell-stop = Non dirmi più niente
bell-hook = Per una chat o un programma: indirizzo del webhook
bell-hook-set = Usalo
bell-hook-key = Con questa chiave verifichi la nostra firma. Si vede una volta sola: { $secret }
bell-hook-remove = Toglilo
menu-call = Chiama chi non c’è
menu-call-done = Chi l’ha chiesto lo saprà tra un momento.

## Da una lettera

bell-letter = Lettere dal tavolo { $code }
bell-letter-what = Una frase quando il tavolo aspetta e tu non ci sei.
bell-letter-yes = Sì, scrivetemi
bell-letter-no = No, mai
bell-letter-on = Bene. Il tavolo ti scriverà.
bell-letter-off = Bene. Niente più lettere.

## Senza connessione

offline-title = Nessuna connessione
offline-words = Il tuo posto ti aspetta. Torna quando hai la connessione.
offline-again = Riprova

## Rifiuti

refusal-unsendable = Gli avvisi vanno solo a indirizzi pubblici che cominciano con https://. Controlla questo.
refusal-no-push = Questo server non manda avvisi ai dispositivi. Chiedi a chi lo gestisce.
refusal-bad-device = La chiave di questo dispositivo non è valida. Ricarica la pagina e riprova.
refusal-no-mail = Questo server non manda e-mail. Chiedi a chi lo gestisce.
refusal-no-hook = Questo server non chiama webhook. Chiedi a chi lo gestisce.
refusal-too-many-letters = Da qui sono state chieste molte lettere. Aspetta un’ora e riprova.
