# Names that every table has.

wordmark = Gloaming
automa = Automa
nobody = Personne
person-you = vous
    .dat = vous
    .acc = vous
    .whose = votre
    .name = Vous
person-other = { $name }
    .dat = à { $name }
    .acc = { $name }
    .whose = de { $name }
    .name = { $name }
yes = Oui
no = Non
