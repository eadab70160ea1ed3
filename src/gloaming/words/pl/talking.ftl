# Questions at the table, and what bots reply.

## Questions

said-asks-suspect-1 = { $chairIs ->
    [you] Kogo podejrzewasz?
   *[other] { $chair }, kogo podejrzewasz?
}
said-asks-suspect-2 = { $chairIs ->
    [you] Kto twoim zdaniem ma odejść?
   *[other] { $chair }, kto twoim zdaniem ma odejść?
}
said-asks-suspect-3 = { $chairIs ->
    [you] Jak myślisz, kto to?
   *[other] Jak myślisz, { $chair }, kto to?
}
said-asks-side-1 = { $chairIs ->
    [you] Jesteś po naszej stronie?
   *[other] { $chair }, jesteś po naszej stronie?
}
said-asks-side-2 = { $chairIs ->
    [you] Czy to ty?
   *[other] { $chair }, czy to ty?
}
said-asks-side-3 = { $chairIs ->
    [you] Możemy ci ufać?
   *[other] { $chair }, możemy ci ufać?
}
said-asks-account-1 = { $chairIs ->
    [you] Co możesz o sobie powiedzieć?
   *[other] { $chair }, co możesz o sobie powiedzieć?
}
said-asks-account-2 = { $chairIs ->
    [you] Opowiedz, jak to było z tobą.
   *[other] { $chair }, opowiedz, jak to było z tobą.
}
said-asks-account-3 = { $chairIs ->
    [you] Co tam u ciebie się działo?
   *[other] { $chair }, co tam u ciebie się działo?
}

## Replies of bots

reply-unclear-1 = Nie rozumiem. Zapytaj, kogo podejrzewam.
reply-unclear-2 = Powiedz prościej. Zapytaj o moje ruchy albo o to, kogo podejrzewam.
reply-unclear-3 = Nie wiem, o co ci chodzi. Kogo podejrzewam? Na to odpowiem.
reply-nothing-1 = Nie mam o tym nic do powiedzenia.
reply-nothing-2 = Tu ci nie pomogę. Jeszcze nie.
reply-nothing-3 = O tym wolę milczeć.
reply-said-1 = Wiesz, co o tym myślę.
reply-said-2 = Nie mam nic do dodania.
reply-said-3 = Pytaj innych. Moją odpowiedź znasz.
reply-glad-1 = Miło to słyszeć.
reply-glad-2 = Zapamiętam to.
reply-glad-3 = To miłe z twojej strony.
reply-stands-1 = Wierz, w co chcesz. Zdania nie zmieniam.
reply-stands-2 = To powiedz, co wiesz.
reply-stands-3 = Wątp, jeśli musisz.
reply-listens-1 = Ja nie rozmawiam. Ja tylko gram.
reply-listens-2 = Nie zwracaj na mnie uwagi. Nigdy nie rozmawiam.
reply-listens-3 = Rozmowy to nie moja rzecz. Patrz, co robię.

## The table

table-bot-replaced = Bot na miejscu gracza { $name } zawiódł. Dalej gra prostszy.

## One tap

chips-label = Powiedz jednym dotknięciem
chips-about = O graczu { $name }
chips-whom = O kim mowa
chips-understood = Te zdania boty rozumieją. Inne słowa tylko słyszą.
talk-kind-asks = Pytam…
talk-topic = O co
talk-topic-suspect = kogo podejrzewasz
talk-topic-side = czy jesteś po naszej stronie
talk-topic-account = co możesz o sobie powiedzieć

## Lines

talk-to = do gracza { $name }
talk-facts = Fakty
talk-facts-hint = Co się działo między słowami
talk-newer = { $count ->
    [one] 1 nowa wypowiedź
    [few] { $count } nowe wypowiedzi
   *[many] { $count } nowych wypowiedzi
}
announce-said = { $name } mówi: { $words }

## Before a vote

before-mark = Zanim odpowiecie
before-title = Omówcie to.
before-detail = Pytanie padnie, gdy minie czas albo gdy wszyscy dadzą znak.
before-ready = Możemy głosować
before-waiting = Z twojej strony gotowe. Czekamy: { $people }.
before-unready = Jednak jeszcze nie
before-who-ready = { $name }: można głosować
before-who-talks = { $name }: jeszcze mówi
before-short-ready = gotowe
before-short-talks = mówi
clock-no-talk = bez rozmowy
facts-no-talk = bez rozmowy przed głosowaniem
clock-talk = Rozmowa przed głosowaniem
refusal-talk-first = Stół jeszcze rozmawia. Daj znak, gdy możesz głosować.
