# Names that every table has.

wordmark = Gloaming
automa = Automa
nobody = Nessuno
person-you = tu
    .dat = a te
    .acc = te
    .whose = tuo
    .name = Tu
person-other = { $name }
    .dat = a { $name }
    .acc = { $name }
    .whose = di { $name }
    .name = { $name }
yes = Sì
no = No
