# Was beim Fragen ein Hinweis sagt, offen für alle: die erste Zeile, und was gute Spieler denken (`-more`). `inv-held-…` ist, was
# eine Seite daraus macht; zu lesen nur, solange gehalten wird.

inv-note-place-scientist = Du bist der Architekt: Stell neben jeden Landeplatz einen Wissenschaftler.
inv-note-place-scientist-more = Nimm einen Posten an einer Straße, die geradewegs in die Mitte führt.
inv-note-act = Eine Aktion: einen Agenten übernehmen, vorausplanen oder anklagen. Ein Agent kostet { $pressure ->
    [one] eine Karte
   *[other] { $pressure } Karten
}.
inv-note-act-more = Jede Karte kann dich verwandeln. Rette bei niedrigem Druck, plane bei hohem.
inv-note-act-stated = Alle wissen, dass du ein Alien bist: Plane voraus, oder führ die Aliens zu einem Agenten.
inv-note-act-stated-more = Fall ein, wo ein Sektor fast voll ist oder wo gleich ein Geleit vorbeikommt.
inv-note-place-events = Eins dieser Ereignisse wird kommen, das andere ist verhindert. Nur du weißt, welches.
inv-note-place-events-more = Nächste Runde sehen alle, was nach deiner Planung kam. Rechne mit der Frage.
inv-note-ask-for-support = Unterstützt du, zeigt die angeklagte Person Karten, bis „Assimiliert“ erscheint. Erscheint keins, verlierst du deinen Marker.
inv-note-ask-for-support-more = Wie viele Karten hat die angeklagte Person gezogen, und was ging um sie herum schief?
inv-note-ask-for-declaration = Vor jedem Zug werden alle das gefragt. Nur ein Alien kann sich bekennen.
inv-note-ask-for-declaration-more = Ein bekanntes Alien fällt jeden Zug ein, ist aber in keinem Team. Die meisten schaffen heimlich mehr.
inv-note-leave-orders = Hinterlass eine Anweisung für diese Runde: wann du dich bekennst, oder nie. Sie gilt nur für Aliens.
inv-note-leave-orders-more = Alle hinterlassen eine, und niemand sieht sie. Eine, die nicht zu dir passt, verfällt.
inv-note-place-newcomer = Ein sechster Agent kommt. Wähle einen freien Startposten; die Sirene hat er ab der nächsten Runde.
inv-note-place-newcomer-more = Wo fehlt einem Wissenschaftler noch ein zweiter Agent an der Straße?
inv-note-move-agent = Fahr auf einer Straße durch diesen Posten, so weit du willst. Nicht auf einen anderen Agenten.
inv-note-move-agent-more = Befreie viele Viertel, oder komm zu einem Wissenschaftler mit einem Partner an derselben Straße.
inv-note-free-districts = Befreie jedes Alien-Viertel, das diesen Posten berührt, oder lass sie alle.
inv-note-free-districts-more = An Aliens vorbei wird niemand geleitet, und ist ein Sektor voll, ist das Spiel verloren.
inv-note-escort-scientist = Schick den Wissenschaftler auf der Straße zu einem anderen Agenten. Ein Sammelposten heißt: Rettung.
inv-note-escort-scientist-more = Kein Posten des Weges darf ein Alien-Viertel berühren, auch nicht Anfang und Ende.
inv-note-name-team = Wähle zwei andere für die Rettung. Alle drei legen ungesehen eine Karte.
inv-note-name-team-more = Nimm Leute, die wenige Karten zogen oder deren Teams nie eine Sabotage hatten.
inv-note-cast-votes = Erfolg oder Sabotage, verdeckt. Eine Sabotage bringt zuerst bis zu vier Ereignisse.
inv-note-cast-votes-more = Alle erfahren, wie viele Sabotagen es waren, und zählen die Namen im Team.
inv-note-pick-agent = Dieses Ereignis bewegt einen Agenten. Wähle, welchen; ob mit Sirene oder ohne, ist gleich.
inv-note-pick-agent-more = Seine Sirene bleibt, wie sie ist, und er nimmt keinen Wissenschaftler mit.
inv-note-send-agent = Wähle, wohin dieser Agent kommt.
inv-note-send-agent-more = Denk an Straßen: ein Wissenschaftler am einen Ende, ein Partner in der Mitte.
inv-note-free-sector = Wähle einen Sektor: Alle Alien-Marker darin kommen weg.
inv-note-free-sector-more = Den, der als nächster fällt, oder den, in dem ein Geleit wartet.

## Was eine Seite daraus macht

inv-held-act-human = Du bist ein Mensch. Die nächste Karte kann das ändern.
inv-held-act-alien = Du bist ein Alien. Es muss sich nicht gleich etwas ändern: Wem man traut, der kommt ins Team.
inv-held-place-events-human = Lass Gelb kommen. Verhindere Rot, und vor allem Mutterschiffe.
inv-held-place-events-alien = Mutterschiffe gewinnen für dich, Rot hilft. Doch was kommt, lastet man vielleicht dir an.
inv-held-ask-for-support-human = Unterstütze, wenn du dafür dein Recht anzuklagen wagst.
inv-held-ask-for-support-alien = Eine falsche Anklage zu unterstützen kostet Menschen ihre Marker, und dich deinen.
inv-held-ask-for-declaration-human = Für dich gibt es nichts zu bekennen.
inv-held-ask-for-declaration-alien = Bekenn dich nur, wenn dir niemand mehr traut, oder um sofort zu gewinnen.
inv-held-leave-orders-human = Du bist ein Mensch: Eine Anweisung von dir bleibt ohne Folgen.
inv-held-leave-orders-alien = { inv-held-ask-for-declaration-alien }
inv-held-cast-votes-human = Erfolg, wenn es gelingen soll.
inv-held-cast-votes-alien = Sabotage hilft deiner Seite. Am besten, wo man jemand anderen verdächtigt.
inv-held-name-team-human = Wem würdest du die letzte Karte anvertrauen?
inv-held-name-team-alien = Nimm jemanden mit, an dem die anderen zweifeln.

## Aktionen

inv-note-control = Übernimm einen Agenten mit Sirene: fahren, befreien, geleiten, in dieser Folge. Dann ziehst du { $pressure ->
    [one] eine Karte
   *[other] { $pressure } Karten
}.
inv-note-control-more = Zwei Agenten an einer Straße machen eine Rettung. Such nach dem zweiten.
inv-note-plan = Zieh eine Karte, dann sieh dir zwei Ereignisse an: Eins wird kommen, eins ist verhindert.
inv-note-plan-more = Es kostet immer eine Karte, wie hoch der Druck auch ist.
inv-note-accuse = Klag jemanden an. Mit Unterstützung werden Karten gezeigt; sind alle „Mensch“, verliert ihr alle eure Marker.
inv-note-accuse-more = Zwei Marker für eine Gewissheit. Wartet, bis zwei von euch sicher sind.
inv-note-invade = Wähle einen Agenten: Jedes Viertel, das seinen Posten berührt, fällt.
inv-note-invade-more = Nahe den letzten freien Vierteln eines Sektors kann das die Partie beenden.

## Ereigniskarten: was eine tut, und woran zu denken ist

inv-note-event-card-mother-ship = { inv-event-card-mother-ship }. Zehn neue Karten, und der Druck sinkt um eins. { $ships } Schiffe gewinnen für die Aliens.
inv-note-event-card-mother-ship-more = Bei niedrigem Druck sind Agenten billig. Nutzt das, solange es dauert.
inv-note-event-card-rendezvous = { inv-event-card-rendezvous }. { inv-event-card-rendezvous.does }
inv-note-event-card-rendezvous-more = Zwei Agenten an einer Straße machen ein Geleit. Wartet dazwischen ein Wissenschaftler?
inv-note-event-card-salvage = { inv-event-card-salvage }. { inv-event-card-salvage.does }
inv-note-event-card-salvage-more = Ein Agent neben einem Wissenschaftler spart einen Zug Fahrt.
inv-note-event-card-new-agent = { inv-event-card-new-agent }. Er kommt auf einen freien Startposten und ist ab der nächsten Runde bereit.
inv-note-event-card-new-agent-more = Am meisten wert ist er an einer Straße, der ein zweiter Agent fehlt.
inv-note-event-card-resistance = { inv-event-card-resistance }. { inv-event-card-resistance.does }
inv-note-event-card-resistance-more = Den vollsten Sektor, oder den, in dem ein Geleit wartet.
inv-note-event-card-cathedral = { inv-event-card-cathedral }. { inv-event-card-cathedral.does }
inv-note-event-card-cathedral-more = Ein Agent in der Mitte kann einen Wissenschaftler empfangen. Wer wartet an dieser Straße?
inv-note-event-card-capitol = { inv-event-card-capitol }. { inv-event-card-capitol.does }
inv-note-event-card-capitol-more = { inv-note-event-card-cathedral-more }
inv-note-event-card-starting-location = { inv-event-card-starting-location }. { inv-event-card-starting-location.does }
inv-note-event-card-starting-location-more = Sieh nach, welche Straße ihren zweiten Agenten verliert und welche einen gewinnt.
inv-note-event-card-revelation = { inv-event-card-revelation }. { inv-event-card-revelation.does }
inv-note-event-card-revelation-more = Von nun an kennen Aliens einander. Achte darauf, wen sie schonen.
inv-note-event-card-alien-planning = { inv-event-card-alien-planning }. Von den nächsten Ereigniskarten werden rote kommen, alle anderen sind verhindert.
inv-note-event-card-alien-planning-more = Hoher Druck bringt mehr Rot. Jemand sollte dagegen planen.
inv-note-event-card-under-attack = { inv-event-card-under-attack }. { inv-event-card-under-attack.does }
inv-note-event-card-under-attack-more = Befreit zuerst, wo ein Sektor fast voll ist oder ein Wissenschaftler wartet.
inv-note-event-card-trap = { inv-event-card-trap }. { inv-event-card-trap.does }
inv-note-event-card-trap-more = Agenten anderswo fahren noch. Nehmt zuerst die.
inv-note-event-card-expansion = { inv-event-card-expansion }. { inv-event-card-expansion.does }
inv-note-event-card-expansion-more = Große Flecken wachsen am schnellsten. Kleine zu befreien lohnt sich früh.
inv-note-event-card-captured = { inv-event-card-captured }. { inv-event-card-captured.does }
inv-note-event-card-captured-more = Behaltet zwei Agenten an jeder Straße, auf die es ankommt.
