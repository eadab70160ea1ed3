# "Why?": the rule for a question or an answer, in the players’ words. The exact rule is one tap further. House rules come as
# arguments, by their names, so each table reads what holds there.

why-inv-setup-24 = L’architetto mette ogni scienziato su una postazione che tocca il luogo di atterraggio degli alieni, uno per postazione. Così nessuno può essere scortato prima che qualcuno abbia liberato il terreno.
why-inv-turn-06 = Nel tuo turno fai una cosa sola: guidare un agente, pianificare o accusare. Nessuno passa. Un alieno dichiarato pianifica o invade.
why-inv-plan-05 = Uno dei due eventi va tra quelli in arrivo; l’altro è sventato e finisce sotto il mazzo. Solo tu sai quale è quale, ma tutti vedono che hai pianificato.
why-inv-accuse-05 = Un’accusa ha bisogno del sostegno di qualcuno che abbia ancora il segnalino. Poi la persona accusata mostra carte finché non compare un Assimilato. Se non compare, chiunque abbia accusato o sostenuto perde il segnalino per sempre.
why-inv-alien-02 = Un alieno può dichiararsi prima { $declare_window ->
    [own_turn] del proprio turno
   *[every_turn] di ogni turno
}, mostrando una carta Assimilato. Lo si chiede ogni volta a tutti, così la domanda non tradisce nessuno.
why-inv-agent-12 = Un agente raggiunge qualsiasi postazione di una strada che passa per la sua, per quanto lontana. Può passare oltre altri agenti, ma non fermarsi dove ce n’è uno.
why-inv-agent-19 = { $free_partial ->
    [yes] Un agente libera un quartiere alieno che tocca la sua postazione, o tutti, o nessuno.
   *[no] Un agente libera tutti i quartieri alieni che toccano la sua postazione, o nessuno.
} Lo fa dove si trova dopo essersi spostato.
why-inv-agent-22 = Uno scienziato sulla postazione del tuo agente può andare da un altro agente sulla stessa strada, se nessuna postazione del tragitto tocca un quartiere alieno e all’altro capo non aspetta uno scienziato.
why-inv-rescue-02 = Chi guida il salvataggio indica altri due, che non siano alieni dichiarati. Non possono rifiutare. In tre, le carte rivelano qualcosa, ma poco.
why-inv-rescue-05 = Ognuno dei tre gioca Successo o Sabotaggio, senza mostrarlo. Le carte si mescolano: tutti vedono quante sono di ogni tipo, ma non di chi. { $human_sabotage ->
    [forbidden] Solo gli alieni possono giocare Sabotaggio.
   *[allowed] Chiunque può giocare l’una o l’altra.
}
why-inv-event-04 = Il sesto agente arriva a una postazione di partenza libera, senza sirena. Puoi guidarlo dal prossimo round.
why-inv-event-05 = Scegli un settore in cui ci sono alieni. Tutti i segnalini di quel settore si rimuovono, e nessun altro.
why-inv-event-15 = Quando un evento lascia una scelta, { $event_chooser ->
    [turn_player] decide chi è di turno
   *[architect] decide l’architetto
}, da qualunque parte stia. { $yellow_events_optional ->
    [yes] Agli eventi che aiutano gli umani si può rinunciare.
   *[no] Se si può fare, si deve.
}
why-inv-event-17 = Un agente spostato da un evento tiene la sirena com’è, e non porta con sé scienziati.
why-inv-rq-44 = Una volta a round ognuno lascia un ordine sigillato: dichiararsi alieno prima di un certo turno, o mai. Conta solo per gli alieni, e nessun altro lo vede, così lasciarne uno non tradisce nessuno.
why-inv-agent-04 = Guidi un agente qualsiasi con la sirena. Può spostarsi, poi liberare, poi scortare, in quest’ordine; ogni passo si può saltare. Poi la sirena si spegne, e peschi tante carte quanta è la pressione.
why-inv-plan-02 = Prima peschi una carta. Poi vedi i primi due eventi e li disponi: uno arriverà, l’altro è sventato. Nessun altro li vede.
why-inv-alien-11 = Un alieno dichiarato sceglie un agente qualsiasi sulla mappa. Ogni quartiere che tocca la sua postazione passa agli alieni. Gli umani non possono farlo.
