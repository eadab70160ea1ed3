# Notes: what a coach says about a question, where to find it again, and what stands on the held sheet for everyone alike.

coach-label = Uma nota
coach-more = Que pensa quem joga bem?
coach-got-it = Já percebi
coach-off = Chega de notas
coach-last = O que era aquilo?
coach-last-none = Ainda não apareceu nenhuma nota.
coach-switch = { $on ->
    [yes] Notas: sim
   *[no] Notas: não
}
coach-again = Notas desde o início
held-none = O que és não faz aqui diferença.
role-card-want = Queres
role-card-fear = Receias
role-card-trick = O teu truque
