# Names that every table has.

wordmark = Gloaming
automa = Automa
nobody = Κανείς
person-you = εσύ
    .dat = σ’ εσένα
    .acc = εσένα
    .whose = σου
    .name = Εσύ
person-other = { $name }
    .dat = σε { $name }
    .acc = { $name }
    .whose = ({ $name })
    .name = { $name }
yes = Ναι
no = Όχι
