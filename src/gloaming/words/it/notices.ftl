# Whose fonts and programs the pages carry.

notices = Licenze
    .lead = Gloaming è software libero, con la licenza Apache, versione 2.0. Le sue pagine contengono anche il lavoro di altre persone, che ringraziamo. Ogni licenza è qui per intero, nella lingua in cui è stata scritta.
    .fonts = Caratteri
    .programs = Programmi
    .save = Salvale tutte in un solo testo
    .missing = In questo momento non è possibile caricare le licenze. Riprova.
