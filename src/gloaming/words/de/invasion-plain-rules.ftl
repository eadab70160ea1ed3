# „Warum?“: die Regel hinter einer Frage oder Antwort, in Worten für Spieler. Die genaue Regel ist einen Tipp weiter. Hausregeln kommen
# als Argumente, unter ihren Namen, damit jeder Tisch liest, was dort gilt.

why-inv-setup-24 = Der Architekt stellt jeden Wissenschaftler auf einen Posten, der den Landeplatz der Aliens berührt, einen je Posten. So kann niemand geleitet werden, bevor jemand das Gelände befreit hat.
why-inv-turn-06 = In deinem Zug tust du genau eine Sache: einen Agenten übernehmen, vorausplanen oder anklagen. Niemand passt. Ein bekanntes Alien plant oder fällt ein.
why-inv-plan-05 = Eins der beiden Ereignisse kommt auf den Stapel der kommenden, das andere ist verhindert und landet unter dem Ereignisstapel. Nur du weißt, welches welches ist; alle sehen, dass du geplant hast.
why-inv-accuse-05 = Eine Anklage braucht Unterstützung von jemandem, der noch einen Marker hat. Dann zeigt die angeklagte Person Karten, bis „Assimiliert“ erscheint. Erscheint keins, verlieren alle, die anklagten oder unterstützten, ihre Marker für immer.
why-inv-alien-02 = Ein Alien darf sich vor { $declare_window ->
    [own_turn] seinem eigenen Zug
   *[every_turn] jedem Zug
} bekennen, indem es eine Karte „Assimiliert“ zeigt. Alle werden jedes Mal gefragt, damit die Frage nichts verrät.
why-inv-agent-12 = Ein Agent fährt auf irgendeinen Posten einer Straße, die durch seinen führt, wie weit auch immer. Er darf an anderen Agenten vorbei, aber nicht halten, wo einer steht.
why-inv-agent-19 = { $free_partial ->
    [yes] Ein Agent befreit ein Alien-Viertel, das seinen Posten berührt, oder alle, oder keins.
   *[no] Ein Agent befreit alle Alien-Viertel, die seinen Posten berühren, oder keins.
} Er tut es dort, wo er nach der Fahrt steht.
why-inv-agent-22 = Ein Wissenschaftler bei deinem Agenten kann zu einem anderen Agenten an derselben Straße gehen, wenn kein Posten des Weges ein Alien-Viertel berührt und an seinem Ende kein Wissenschaftler steht.
why-inv-rescue-02 = Wer die Rettung leitet, nennt zwei andere, die keine bekannten Aliens sind. Ablehnen können sie nicht. Bei dreien verraten die Karten wenig, und doch etwas.
why-inv-rescue-05 = Alle drei legen ungesehen „Erfolg“ oder „Sabotage“. Die Karten werden gemischt: Alle erfahren, wie viele von jeder, niemand, von wem. { $human_sabotage ->
    [forbidden] Nur Aliens dürfen „Sabotage“ legen.
   *[allowed] Alle dürfen frei wählen.
}
why-inv-event-04 = Der sechste Agent kommt auf einen freien Startposten, ohne Sirene. Ab der nächsten Runde kann er übernommen werden.
why-inv-event-05 = Du wählst einen Sektor, in dem Aliens sind. Jeder Marker in diesem Sektor kommt weg, und kein anderer.
why-inv-event-15 = Was ein Ereignis offenlässt, entscheidet { $event_chooser ->
    [turn_player] die Person am Zug
   *[architect] der Architekt
}, Mensch oder nicht. { $yellow_events_optional ->
    [yes] Was den Menschen hilft, darf auch unterbleiben.
   *[no] Geht es, dann muss es sein.
}
why-inv-event-17 = Ein Agent, den ein Ereignis bewegt, behält seine Sirene, wie sie ist, und nimmt keinen Wissenschaftler mit.
why-inv-rq-44 = Einmal je Runde hinterlassen alle versiegelt eine Anweisung: sich vor einem bestimmten Zug als Alien zu bekennen, oder gar nicht. Sie gilt nur für Aliens, und sonst sieht sie niemand, damit sie nichts verrät.
why-inv-agent-04 = Du übernimmst irgendeinen Agenten mit Sirene. Er darf fahren, dann befreien, dann geleiten, in dieser Folge; alles kann entfallen. Danach ist seine Sirene aus, und du ziehst so viele Karten, wie der Druck sagt.
why-inv-plan-02 = Zuerst ziehst du eine Karte. Dann siehst du die beiden obersten Ereignisse und legst sie ab: Eins wird kommen, das andere ist verhindert. Sonst sieht sie niemand.
why-inv-alien-11 = Ein bekanntes Alien wählt irgendeinen Agenten auf der Karte. Jedes Viertel, das dessen Posten berührt, fällt an die Aliens. Menschen können das nicht.
