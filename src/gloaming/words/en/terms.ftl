# Names that every table has.

wordmark = Gloaming
automa = Automa
nobody = Nobody
person-you = you
    .dat = you
    .acc = you
    .whose = your
    .name = You
person-other = { $name }
    .dat = { $name }
    .acc = { $name }
    .whose = { $name }’s
    .name = { $name }
yes = Yes
no = No
