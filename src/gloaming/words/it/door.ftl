# The door: what this is, and three ways in. And what every guided game says.

door-lead = Qualcuno a questo tavolo non è chi dice di essere.
    .what = Un gioco da tavolo di ruoli nascosti, nel browser. Con gli amici sui loro telefoni, o in solitario con i bot. Nessun account.
door-new = È la tua prima notte?
door-again = Che piacere rivederti.
door-show-me = Sì, fammi vedere
    .how = dieci minuti, con bot che recitano la loro parte
door-friends = Gioca con gli amici
door-alone = Gioca in solitario, con i bot
door-code = Hai un codice?
door-which = Quale gioco?
door-back = Indietro
door-lessons = Partite guidate
    .done = { $lesson }, già giocata
door-go-on = Riprendi { $lesson }

lesson-note = Il consigliere
lesson-help = Aiutami a pensare
lesson-begin = Inizia
lesson-again = Dall’inizio
lesson-resume = Riprendi da dove eri
lesson-known = Conosco già il gioco
lesson-go-on = E poi?
lesson-real-game = Ora una partita vera
lesson-further = { $lesson }, { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }
lesson-to-the-door = Torna all’ingresso
menu-leave-lesson = Lascia la lezione
bot-script = recita una parte

refusal-not-in-lesson = Più tardi, stanotte. Per ora scegli ciò che è illuminato.
refusal-lesson-waits = La lezione ti aspetta. Esci pure: riprende quando torni.
refusal-unknown-lesson = Qui non c’è una lezione “{ $lesson }”. Scegli una di queste: { $lessons }.
