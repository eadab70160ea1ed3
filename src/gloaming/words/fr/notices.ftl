# Whose fonts and programs the pages carry.

notices = Licences
    .lead = Gloaming est un logiciel libre, sous licence Apache, version 2.0. Ses pages contiennent aussi le travail d’autres personnes, que nous remercions. Chaque licence figure ici en entier, dans la langue où elle a été écrite.
    .fonts = Polices
    .programs = Programmes
    .save = Tout enregistrer en un seul texte
    .missing = Impossible de charger les licences pour le moment. Réessayez.
