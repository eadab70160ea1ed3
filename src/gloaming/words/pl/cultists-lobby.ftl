# The lobby of Cultists.

facts-people = { $automa ->
    [yes] { $players ->
        [one] 1 osoba i Automa
        [few] { $players } osoby i Automa
       *[many] { $players } osób i Automa
    }
   *[no] { $players ->
        [one] 1 osoba
        [few] { $players } osoby
       *[many] { $players } osób
    }
}, { $level ->
    [first] najmniej zasad. W sam raz na pierwszą noc
    [experienced] z niebezpiecznymi przejściami i kilkoma rolami specjalnymi
    [expert] z wieloma rolami specjalnymi, które się równoważą
   *[custom] z dowolnymi rolami
}
facts-own-board = Własna plansza
facts-place-professions = { $where }, z profesjami
facts-aim = Wygrywają książki za { $points } pkt, zdobyte w { $hours } godzin. Około 50 minut
facts-roles-named = Role: { $roles }
facts-roles-first = Bez ról specjalnych prócz Wieszczki, jeśli pozwala na nią liczba miejsc
facts-roles-experienced = Role specjalne, wylosowane dla was
facts-roles-expert = Wyważony zestaw ról, wylosowany dla was
facts-roles-custom = Bez ról specjalnych
