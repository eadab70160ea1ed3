# Notes: what a coach says about a question, where to find it again, and what stands on the held sheet for everyone alike.

coach-label = Un consiglio
coach-more = Che cosa pensa chi gioca bene?
coach-got-it = Capito
coach-off = Basta consigli
coach-last = Che cosa diceva?
coach-last-none = Finora nessun consiglio.
coach-switch = { $on ->
    [yes] Consigli: sì
   *[no] Consigli: no
}
coach-again = Consigli dall’inizio
held-none = Qui non conta chi sei.
role-card-want = Vuoi
role-card-fear = Temi
role-card-trick = Il tuo trucco
