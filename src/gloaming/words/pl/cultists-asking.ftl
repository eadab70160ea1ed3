# The panel that asks.

mark-walk = Twój ruch
mark-ghost = Jesteś duchem
mark-declare = Twoja droga, podana z góry
mark-act = Twoja akcja
mark-meet = Starcie: { $place }
mark-look = Sprawdzanie stanu
mark-look-camera = Przez kamerę
mark-look-false-eyes = Fałszywymi oczami
mark-look-through-false-eyes = { mark-look-false-eyes }
mark-vote = Twój głos, na razie zapieczętowany
mark-reconsider = Nóż i głos
mark-weigh-ballot = { mark-reconsider }
mark-night = Noc
mark-claim = Koniec godziny { $hour }
mark-token = Żeton z woreczka
mark-take-control = Masz nóż
mark-help-close = Portal
mark-guess-seer = Ostatnie słowo
walk-points = { $points ->
    [one] Został jeden krok
    [few] Zostały { $points } kroki
   *[many] Zostało { $points } kroków
}
walk-choose = Wybierz podświetlone miejsce
meet-nobody = Nikogo tam nie ma. Starcia nie będzie.
meet-which = Którą kartę dajesz graczowi { $name }?
meet-whom = Komu dajesz kartę?
meet-detail = Trafi zakryta do talii Pulsu tej osoby. Tylko ty będziesz wiedzieć.
meet-cards = Twoje karty Starcia
meet-choose-card = Najpierw wybierz kartę
meet-give = Daj graczowi { $name }
meet-someone-else = Komuś innemu
meet-choosing = wybiera
meet-choosing-you = wybierasz
meet-pulse = { $count ->
    [one] Jedna karta
    [few] { $count } karty
   *[many] { $count } kart
} w talii Pulsu
meet-scene = { $place }: spotykają się { $people }.
act-pass = Nic nie rób
act-whom = Wybierz osobę
act-where = Wybierz miejsce
act-choose-card = Najpierw wybierz kartę
act-room-cards = Twoje karty pokoju
act-check-state = Sprawdź czyjś stan
act-check-state-detail = Obejrzyj talię Pulsu kogoś, kto tu z tobą jest.
act-watch-state = Sprawdź stan przez kamerę
act-watch-state-detail = Obejrzyj czyjąkolwiek talię Pulsu, gdziekolwiek ta osoba jest.
act-fill-room = Uzupełnij pokój
act-fill-room-detail = Dołóż kartę do jego talii. Zakrytą: tylko ty wiesz, jaka to karta.
act-check-room = Sprawdź pokój
act-check-room-detail = Dobierz jedną kartę z jego talii, na oczach wszystkich.
act-watch-room = Sprawdź pokój przez kamerę
act-watch-room-detail = Dobierz kartę z talii dowolnego zbadanego pokoju, na oczach wszystkich.
act-secure-hallway = Zabezpiecz korytarz
act-secure-hallway-detail = Odłóż zakrytą kartę pokoju do niebezpiecznych przejść.
act-fight-cultist = Przepędź zakapturzonego
act-fight-cultist-detail = Opuszcza ten pokój na dobre.
act-scare-fishman = Odstrasz Rybołaka
act-scare-fishman-detail = Wymaga noża. Znów otwiera korytarz.
act-initiate-vote = Zarządź głosowanie
act-initiate-vote-detail = Głosują wszyscy, i to zaraz.
act-restart-power = Włącz prąd
act-restart-power-detail = Wszędzie znów robi się jasno.
act-close-portal = Zamknij Portal
act-close-portal-detail = Wymaga dwóch osób w tej samej godzinie.
act-close-together = Zamknij Portal z kimś
act-close-together-detail = Ta osoba może odmówić; tak czy inaczej zużywasz akcję.
act-by-role = Użyj swojej roli
act-by-role-detail = Przytrzymaj, aby zobaczyć, czy możesz. Ten wiersz mają wszyscy.
act-by-role-none = Twoja rola nic teraz nie może.
act-lay-it = Dołóż: { $place }
act-secure-it = Odłóż do przejść
look-at = Talia Pulsu gracza { $name }
look-detail = Przytrzymaj, aby zobaczyć potasowane karty. Potem zdecyduj.
look-held-none = Nie ma karty Martwy. Odłóż talię.
look-held-must = Jest karta Martwy. Musisz ją ujawnić: { $name } zostaje duchem i następuje głosowanie.
look-held-may = Jest karta Martwy. Możesz ją ujawnić albo odłożyć talię i milczeć.
look-show = Ujawnij kartę Martwy
look-put-back = Odłóż talię
look-not-now = Tego nie możesz wybrać. Przytrzymaj, aby zobaczyć dlaczego.
look-cards = { $count ->
    [one] Jedna zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
hand-title = Widać tylko, gdy trzymasz
hand-cover = { $count ->
    [one] rola, trasa, jedna karta
    [few] rola, trasa, { $count } karty
   *[many] rola, trasa, { $count } kart
}
hand-route = Twoja trasa
hand-this-hour = W tej godzinie: { $rooms }
hand-later = Następne godziny
hand-later-hold = Trzymaj dalej, aby zobaczyć następne godziny.
hand-no-route = Trasa cię nie wiąże.
hand-known = Kultyści: { $people }
hand-dead-start = Martwi od początku: { $people }
hand-dead-start-none = Od początku wszyscy żyją.
hand-cards = Twoje karty
hand-cards-for = Żywy i Martwy są dla ludzi. Sukces, Porażka i Sabotaż są dla pokoi.
