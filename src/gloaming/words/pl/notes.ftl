# Notes for newcomers.

coach-label = Wskazówka
coach-more = Co myślą dobrzy gracze?
coach-got-it = Jasne
coach-off = Bez wskazówek
coach-last = Co to było?
coach-last-none = Nie było jeszcze żadnej wskazówki.
coach-switch = { $on ->
    [yes] Wskazówki: tak
   *[no] Wskazówki: nie
}
coach-again = Wskazówki od początku
held-none = Twoja rola nic tu nie zmienia.
role-card-want = Chcesz
role-card-fear = Obawiasz się
role-card-trick = Twoja sztuczka
