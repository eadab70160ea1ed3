# Notes beside the first games.

coach-label = Una nota
coach-more = ¿Qué piensa quien juega bien?
coach-got-it = Entendido
coach-off = No más notas
coach-last = ¿Qué decía?
coach-last-none = Todavía no ha salido ninguna nota.
coach-switch = { $on ->
    [yes] Notas: sí
   *[no] Notas: no
}
coach-again = Notas desde el principio
held-none = Lo que eres no cambia nada aquí.
role-card-want = Quieres
role-card-fear = Temes
role-card-trick = Tu truco
