# The roles. `.a` follows "You are", `.does` says what it can or must, `.short` the same for the lobby.

role-investigator = Investigatore
    .a = investigatore
    .does = Nessun potere particolare, solo il buon senso.
role-cultist = Cultista
    .a = cultista
    .does = Distribuisce carte Morto, rovina le stanze, non bada agli itinerari e può tacere le morti che scopre.
role-seer = Veggente
    .a = Veggente
    .does = Di notte scopre chi sono i cultisti. Se alla fine i cultisti indovinano chi è il Veggente, vincono comunque.
    .short = { role-seer.does }
role-assassin = Assassino
    .a = Assassino
    .does = Una volta per partita può trasformare in fantasma un’altra persona viva nello stesso luogo. Da quel momento tutti sanno chi è.
    .short = { role-assassin.does }
role-mechanic = Meccanico
    .a = Meccanico
    .does = Finché è in vita può usare qualsiasi stanza, qualunque sia il suo itinerario.
    .short = { role-mechanic.does }
role-radiant-beauty = Bellezza radiosa
    .a = Bellezza radiosa
    .does = Da fantasma porta luce e corrente ovunque vada.
    .short = { role-radiant-beauty.does }
role-infected = Infetto
    .a = Infetto
    .does = Quando diventa fantasma, fino alla fine dell’ora seguente nessuno dà carte negli incontri.
    .short = { role-infected.does }
role-super-ghost = Superfantasma
    .a = Superfantasma
    .does = Da fantasma può usare ogni azione Stanza, come i vivi.
    .short = { role-super-ghost.does }
role-greenhorn = Pivello
    .a = Pivello
    .does = Diventa fantasma se utilizza la telecamera o inizia una votazione. L’azione si compie lo stesso.
    .short = { role-greenhorn.does }
role-butterfingers = Mani di burro
    .a = Mani di burro
    .does = Diventa fantasma dopo aver usato il coltello, per qualsiasi motivo.
    .short = { role-butterfingers.does }
role-crybaby = Frignone
    .a = Frignone
    .does = Diventa fantasma dopo aver rivelato la morte di qualcuno.
    .short = { role-crybaby.does }
role-firestarter = Piromane
    .a = Piromane
    .does = Inizia con un Fallimento e un Sabotaggio, e diventa fantasma se alla fine dell’ora 5 ne ha ancora uno in mano.
    .short = { role-firestarter.does }
role-cursebearer = Maledetto
    .a = Maledetto
    .does = Muore appena si trova in una stanza con un fantasma, che entri o che lo raggiungano. Il ruolo viene rivelato, e non si vota.
    .short = { role-cursebearer.does }
role-celebrity = Celebrità
    .a = Celebrità
    .does = Deve rivelare il ruolo all’inizio dell’ora 6. Se a quel punto non vive più, diventa fantasma e le carte del suo mazzo Energia si distribuiscono senza guardarle.
    .short = { role-celebrity.does }
role-blind-cultist = Cultista cieco
    .a = Cultista cieco
    .does = Fa parte dei cultisti, ma di notte tiene gli occhi chiusi. Non sa chi è l’altro cultista né chi è morto; l’altro cultista sa di lui.
    .short = { role-blind-cultist.does }

role-shown-as-ghost = Si rivela quando diventa fantasma.
role-hidden-as-ghost = Resta segreto, anche da fantasma.
role-unknown = un ruolo sconosciuto
role-one-of = { $roles }
role-favours = { $side ->
    [investigators] Aiuta gli investigatori: { $loyalty }
    [cultists] Aiuta i cultisti: { $loyalty }
   *[none] Non aiuta nessuna delle due parti
}

## Teams and what they want

team-investigators = Investigatori
    .one = Investigatore
    .goal = { $cultists ->
        [one] Portare nella libreria libri per { $points } punti, o mettere alla porta il cultista.
       *[other] Portare nella libreria libri per { $points } punti, o mettere alla porta i { $cultists } cultisti.
    }
team-cultists = Cultisti
    .one = Cultista
    .goal = { $cultists ->
        [one] Alla fine di un’ora, affermare che { $dead } investigatori sono morti, e avere ragione. Oppure resistere dieci ore.
       *[other] Avere { $dead } investigatori morti entro l’ora prima della sconfitta. Oppure resistere dieci ore.
    }
team-hunter = Cacciatore maledetto
    .one = Cacciatore maledetto
    .goal = Restare nell’ombra, con una carta Maledizione nei mazzi Energia dei due cultisti o segnalini Maledizione in sei stanze.
team-sizes = { $cultists ->
    [one] Un cultista
   *[other] { $cultists } cultisti
}, { $investigators } investigatori
team-sizes-hunted = { team-sizes }, un Cacciatore maledetto
