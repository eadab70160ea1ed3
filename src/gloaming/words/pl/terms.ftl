# Names that every table has.

wordmark = Gloaming
automa = Automa
nobody = Nikt
person-you = ty
    .dat = tobie
    .acc = ciebie
    .whose = twój
    .name = Ty
person-other = { $name }
    .dat = graczowi { $name }
    .acc = gracza { $name }
    .whose = gracza { $name }
    .name = { $name }
yes = Tak
no = Nie
