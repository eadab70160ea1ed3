# Hinweise: was bei einer Frage ein Hinweis sagt, wo er wiederzufinden ist, und was auf dem gehaltenen Blatt bei allen gleich steht.

coach-label = Ein Hinweis
coach-more = Was denken Geübte?
coach-got-it = Verstanden
coach-off = Keine Hinweise mehr
coach-last = Was war das?
coach-last-none = Bisher kam kein Hinweis.
coach-switch = { $on ->
    [yes] Hinweise: an
   *[no] Hinweise: aus
}
coach-again = Hinweise von vorn
held-none = Was du bist, ändert hier nichts.
role-card-want = Du willst
role-card-fear = Du fürchtest
role-card-trick = Dein Kniff
