# Namen, die jeder Tisch hat.

wordmark = Gloaming
automa = Automa
nobody = Niemand
person-you = du
    .dat = dir
    .acc = dich
    .whose = dein
    .name = Du
person-other = { $name }
    .dat = { $name }
    .acc = { $name }
    .whose = von { $name }
    .name = { $name }
yes = Ja
no = Nein
