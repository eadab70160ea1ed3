# What lies on the boards of the expansions: Items and Professions, each with one line of what it does.

item-red-relic = reliquia rossa
item-red-relic-what = Va sull’altare. La terza risveglia l’Organismo 46-B.
item-snow-owl = gufo delle nevi
item-snow-owl-what = Porta una carta Stanza di chi lo trova in una stanza non ancora completa.
item-secret-switch = interruttore segreto
item-secret-switch-what = Apre per sempre la porta bloccata.
item-dagger = pugnale
item-dagger-what = Dà a chi lo porta un voto in più, in ogni votazione.
item-boots = stivali
item-boots-what = Danno a chi li porta una porta in più ogni ora.
item-binoculars = binocolo speciale
item-binoculars-what = Una volta sola: controllare lo stato di qualcuno da un’altra stanza dello stesso colore.
item-rifle = fucile
item-rifle-what = Un colpo: caccia un incappucciato, o scaccia il Fishman.
item-lamp = lanterna
item-lamp-what = Una volta sola: in un incontro chi la porta non riceve carte.
item-covered = un oggetto, a faccia in giù

profession-mayor = Sindaco
profession-mayor-what = Decide ogni votazione in pareggio.
profession-detective = Detective
profession-detective-what = Scopre chi è l’Informatore.
profession-exorcist = Esorcista
profession-exorcist-what = Una volta, riporta in vita un fantasma. In cambio deve morire qualcun altro.
profession-profiler = Profilatore
profession-profiler-what = Guarda i mazzi Energia senza mescolarli.
profession-saboteur = Sabotatore
profession-saboteur-what = Una volta, scambia i mazzi di due stanze senza guardarli.
profession-hidden = una professione, a faccia in giù
