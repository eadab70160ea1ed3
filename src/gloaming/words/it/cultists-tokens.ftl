# The event tokens, and what each does.

token-lightning-strike = Fulmine
    .does = La corrente va via, o torna. Al buio si incontrano tutti quelli che sono nello stesso luogo.
token-secret-doors = Porte segrete
    .does = Fino al prossimo segnalino, le stanze dello stesso colore valgono come un solo luogo.
token-no-connection = Nessun collegamento
    .does = Fino al prossimo segnalino nessuno può parlare.
token-false-eyes = Occhi finti
    .does = Chi ha il coltello può guardare un mazzo Energia, e può tacere ciò che vede.
token-boosted-morale = Morale alto
    .does = Quattro porte nel prossimo movimento.
token-lost-morale = Morale a terra
    .does = Due porte nel prossimo movimento.
token-in-control = Tutto sotto controllo
    .does = Chi ha il coltello può guardare un segnalino del sacchetto e rimuoverlo dal gioco.
token-portal-opens = Il Portale si apre
    .does = Due persone devono chiuderlo in tempo. Se ci riescono, per vincere basta un punto in meno; se no, ne serve uno in più.
token-broken-panes = Vetri infranti
    .does = Due carte del mazzo di pesca vanno nei passaggi non sicuri, e lì se ne pesca una.
token-mirror = Specchio
    .does = L’evento dell’ora prima accade di nuovo.
token-none = Nessun segnalino
    .does = Il sacchetto è vuoto.
