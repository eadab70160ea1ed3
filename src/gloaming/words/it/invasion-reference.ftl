# The quick reference of Invasion: one page, for this table.

inv-reference-for = Invasion, { $city }, { $players } persone
inv-reference-city = Città
inv-reference-players = Persone
inv-reference-unofficial = Il gioco da tavolo Among Us con parole nostre. I numeri portano alle regole complete.

inv-reference-story = La storia
inv-reference-story-city = Gli alieni sono atterrati in città, e cinque scienziati sono isolati. Gli agenti aprono la strada e li scortano in centro.
inv-reference-story-cards = All’inizio siete tutti umani, o quasi. Ma chi agisce pesca carte Assimilazione, e una che dice Assimilato ti fa passare agli alieni, in segreto e per sempre.
inv-reference-story-trust = Così nessuno sa fino a quando fidarsi degli altri. Chi nello scorso round era dalla tua può giocare Sabotaggio in questo.

inv-reference-goals = Che cosa vuole ogni parte
inv-reference-humans = Portare in salvo { $scientists ->
    [one] uno scienziato
   *[other] { $scientists } scienziati
}. Il punto di raccolta è { $point }.
inv-reference-aliens = Veder arrivare { $ships ->
    [one] una nave madre
   *[other] { $ships } navi madri
}, o tenere ogni quartiere di un settore.
inv-reference-numbers = { $assimilated ->
    [one] È in gioco una carta Assimilato: ci può essere un solo alieno, e forse nessuno.
   *[other] Sono in gioco { $assimilated } carte Assimilato: ci possono essere al massimo { $assimilated } alieni, e forse nessuno.
}
inv-reference-sides = Vinci con la parte in cui ti trovi alla fine.

inv-reference-round = Un round
inv-reference-round-event = L’architetto gira la prima carta Evento e la esegue.
inv-reference-round-declare = { $window ->
    [standing_orders] Prima del primo turno ognuno lascia un ordine su quando dichiararsi. Conta solo per gli alieni, e nessuno lo vede.
   *[other] Prima di ogni turno, qualsiasi alieno può dichiararsi. Si chiede a tutti, così la domanda non tradisce nessuno.
}
inv-reference-round-turns = In senso orario a partire dall’architetto, ognuno compie una delle azioni qui sotto. Non si passa.
inv-reference-round-sirens = Tutti gli agenti riprendono la sirena, e l’architetto cambia in senso orario. Gli eventi in arrivo vanno sopra il mazzo, quelli sventati sotto.
inv-reference-round-dice = I dadi indicano un quartiere. Cade con tutti i suoi vicini; se è già alieno, tutta la sua zona cresce di un passo.

inv-reference-actions = Azioni
inv-reference-action = Azione
inv-reference-who = Chi
inv-reference-draws = Carte
inv-reference-all-but-stated = tutti tranne gli alieni dichiarati
inv-reference-everybody = tutti
inv-reference-stated-only = alieni dichiarati
inv-action-control = Guidare un agente
    .does = Uno qualsiasi con la sirena. Spostarsi, liberare e scortare, ognuno una volta o nessuna, in quest’ordine. Poi la sua sirena è spenta per il round.
    .draws = tante carte quanta è la pressione, alla fine
inv-action-plan = Pianificare
    .does = Guardare le prime due carte Evento. Una si lascia arrivare: alla fine del round va sopra il mazzo. L’altra si sventa: va sotto. Solo tu sai quale.
    .draws = una carta, prima di guardare; nessuna per gli alieni dichiarati
inv-action-accuse = Accusare
    .does = Servono il tuo segnalino e il sostegno di qualcuno con il suo. La persona accusata mostra carte finché non compare un Assimilato. Se non compare, chiunque abbia accusato o sostenuto perde il segnalino.
    .draws = nessuna carta
inv-action-invade = Invadere
    .does = Scegliere un agente qualsiasi: cade ogni quartiere che tocca la sua postazione.
    .draws = nessuna carta

inv-reference-agents = Che cosa può fare un agente
inv-reference-move = Spostarsi
    .does = Fino a qualsiasi postazione di una strada che passa per la sua, per quanto lontana, ma mai dove c’è un altro agente.
inv-reference-free = Liberare
    .does = Tutti i quartieri che toccano la sua postazione perdono i segnalini Alieno.
inv-reference-escort = Scortare
    .does = Uno scienziato sulla sua postazione va da un altro agente sulla stessa strada. Nessuna postazione del tragitto, estremi compresi, può toccare un quartiere alieno.

inv-reference-rescue = Un salvataggio
inv-reference-rescue-team = Una scorta fino a una postazione di raccolta, proprio al centro, è un salvataggio. Chi lo guida indica altri due.
inv-reference-rescue-cards = Ognuno dei tre gioca Successo o Sabotaggio, a faccia in giù. Le carte si mescolano: tutti vedono quante sono di ogni tipo, ma non di chi.
inv-reference-rescue-escalation = Tutte Successo: lo scienziato è salvo. Almeno un Sabotaggio: si girano fino a quattro eventi, uno alla volta, finché non arriva una nave madre. Se poi la scorta è ancora possibile, lo scienziato è salvo lo stesso.
inv-reference-rescue-pressure = { $raises ->
    [every_vote] In ogni caso la pressione sale di uno.
   *[saved_only] Se qualcuno è stato salvato, la pressione sale di uno.
}

inv-reference-pressure = La pressione
inv-reference-track = Il tracciato è { $track }, e parte da { $start }.
inv-reference-pressure-uses = Dice quante carte Assimilazione peschi dopo aver guidato un agente, e quante carte si spostano con i Piani alieni. Un salvataggio la alza; una nave madre la abbassa.

inv-reference-events = Carte Evento
inv-reference-copies = { $name } (×{ $copies })
inv-reference-deck = Venti carte. Quelle sventate tornano molto più tardi, o mai.

inv-reference-secrets = Che cosa è segreto
inv-reference-secret-own = Solo tu vedi le tue carte Assimilazione, gli eventi che pianifichi e la carta Salvataggio che giochi.
inv-reference-secret-nobody = Nessuno vede i mazzi, né di chi fosse ogni carta Salvataggio.
inv-reference-secret-open = Tutti vedono la mappa, la pressione, quante carte ha pescato ognuno, chi era in ogni squadra e quanti eventi ci sono in ogni pila. Di’ ciò che vuoi, ma non mostrare mai le tue carte.

inv-reference-stated = Alieni dichiarati
inv-reference-stated-words = Alieni di cui tutti sanno, perché un’accusa li ha messi allo scoperto o perché si sono dichiarati. Non pescano più carte, non guidano agenti e non entrano in squadra. Pianificano, o invadono.

inv-reference-first = Nella tua prima partita
inv-reference-first-free = Prima libera con un agente i quartieri intorno a uno scienziato. Poi porta un secondo agente sulla stessa strada, e scorta.
inv-reference-first-pressure = Con pressione 1 guidare un agente costa una carta; con 4, quattro. Salva spesso finché è bassa, e pianifica quando è alta.
inv-reference-first-sector = Tieni d’occhio i settori quasi pieni. Una sola Propagazione può chiudere la partita.
inv-reference-first-watch = Ricorda chi era in squadra quando è uscito un Sabotaggio, e che cosa è arrivato dopo che qualcuno ha pianificato.
inv-reference-first-alien = Se cambi parte, non serve cambiare nulla subito. Un alieno silenzioso in squadra vale più di uno chiassoso.
inv-reference-house-rules = Le regole della casa di questo tavolo
