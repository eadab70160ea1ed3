# Names that every table has.

wordmark = Gloaming
automa = Automa
nobody = Nadie
person-you = tú
    .dat = a ti
    .acc = a ti
    .whose = tu
    .name = Tú
person-other = { $name }
    .dat = a { $name }
    .acc = a { $name }
    .whose = de { $name }
    .name = { $name }
yes = Sí
no = No
