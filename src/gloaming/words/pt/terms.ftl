# Names that every table has.

wordmark = Gloaming
automa = Automa
nobody = Ninguém
person-you = tu
    .dat = a ti
    .acc = ti
    .whose = teu
    .name = Tu
person-other = { $name }
    .dat = a { $name }
    .acc = { $name }
    .whose = de { $name }
    .name = { $name }
yes = Sim
no = Não
