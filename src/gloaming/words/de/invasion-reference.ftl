# Die Übersicht von Invasion: eine Seite, für diesen Tisch.

inv-reference-for = Invasion, { $city }, { $players } Leute
inv-reference-city = Stadt
inv-reference-players = Leute
inv-reference-unofficial = Das Brettspiel Among Us in unseren eigenen Worten. Die Nummern führen zu den vollständigen Regeln.

inv-reference-story = Worum es geht
inv-reference-story-city = Aliens sind in der Stadt gelandet, und fünf Wissenschaftler sind abgeschnitten. Agenten machen den Weg frei und geleiten sie in die Mitte.
inv-reference-story-cards = Anfangs sind alle Menschen, oder fast alle. Aber wer handelt, zieht Assimilationskarten, und eine mit „Assimiliert“ macht dich zum Alien, heimlich und für immer.
inv-reference-story-trust = Darum weiß niemand, wie lange den anderen zu trauen ist. Wer letzte Runde ein Freund war, legt in dieser vielleicht „Sabotage“.

inv-reference-goals = Was jede Seite will
inv-reference-humans = { $scientists ->
    [one] Einen Wissenschaftler
   *[other] { $scientists } Wissenschaftler
} in Sicherheit bringen. Der Sammelpunkt ist { $point }.
inv-reference-aliens = { $ships ->
    [one] Ein Mutterschiff
   *[other] { $ships } Mutterschiffe
} eintreffen sehen, oder jedes Viertel eines Sektors besetzen.
inv-reference-numbers = { $assimilated ->
    [one] Eine Karte „Assimiliert“ ist im Spiel: Höchstens eine Person kann ein Alien sein, vielleicht auch niemand.
   *[other] { $assimilated } Karten „Assimiliert“ sind im Spiel: Höchstens { $assimilated } können Aliens sein, vielleicht auch niemand.
}
inv-reference-sides = Du gewinnst mit der Seite, zu der du am Ende gehörst.

inv-reference-round = Eine Runde
inv-reference-round-event = Der Architekt deckt die oberste Ereigniskarte auf und führt sie aus.
inv-reference-round-declare = { $window ->
    [standing_orders] Vor dem ersten Zug hinterlassen alle eine Anweisung, wann sie sich bekennen. Sie gilt nur für Aliens, und niemand sieht sie.
   *[other] Vor jedem Zug darf sich jedes Alien bekennen. Alle werden gefragt, damit die Frage nichts verrät.
}
inv-reference-round-turns = Vom Architekten an im Uhrzeigersinn führen alle eine der Aktionen unten aus. Niemand passt.
inv-reference-round-sirens = Alle Agenten bekommen ihre Sirene zurück, und der Architekt wechselt im Uhrzeigersinn. Kommende Ereignisse gehen oben auf den Stapel, verhinderte ganz nach unten.
inv-reference-round-dice = Die Würfel nennen ein Viertel. Es fällt mit allen Nachbarn; gehört es schon den Aliens, wächst seine ganze Zone um einen Schritt.

inv-reference-actions = Aktionen
inv-reference-action = Aktion
inv-reference-who = Wer
inv-reference-draws = Karten
inv-reference-all-but-stated = alle außer bekannten Aliens
inv-reference-everybody = alle
inv-reference-stated-only = bekannte Aliens
inv-action-control = Einen Agenten übernehmen
    .does = Irgendeinen mit Sirene. Fahren, befreien und geleiten, jedes einmal oder gar nicht, in dieser Folge. Dann ist seine Sirene für die Runde aus.
    .draws = so viele Karten wie der Druck, am Ende
inv-action-plan = Vorausplanen
    .does = Sieh die beiden obersten Ereigniskarten an. Eine soll kommen und liegt am Ende der Runde oben auf dem Stapel; die andere ist verhindert und liegt ganz unten. Welche, weißt nur du.
    .draws = eine Karte, vor dem Ansehen; bekannte Aliens keine
inv-action-accuse = Anklagen
    .does = Braucht deinen Marker und Unterstützung von jemandem mit Marker. Die angeklagte Person zeigt Karten, bis „Assimiliert“ erscheint. Erscheint es nicht, verlieren alle, die anklagten oder unterstützten, ihren Marker.
    .draws = keine Karten
inv-action-invade = Einfallen
    .does = Wähle irgendeinen Agenten: Jedes Viertel, das seinen Posten berührt, fällt.
    .draws = keine Karten

inv-reference-agents = Was ein Agent kann
inv-reference-move = Fahren
    .does = Auf irgendeinen Posten einer Straße durch den eigenen, beliebig weit; nicht auf einen anderen Agenten.
inv-reference-free = Befreien
    .does = Alle Viertel, die seinen Posten berühren, verlieren ihre Alien-Marker.
inv-reference-escort = Geleiten
    .does = Ein Wissenschaftler auf seinem Posten geht zu einem anderen Agenten auf derselben Straße. Kein Posten des Weges, Anfang und Ende eingeschlossen, darf ein Alien-Viertel berühren.

inv-reference-rescue = Eine Rettung
inv-reference-rescue-team = Ein Geleit auf einen Sammelposten, direkt an der Mitte, ist eine Rettung. Wer sie leitet, nennt zwei andere.
inv-reference-rescue-cards = Alle drei legen verdeckt „Erfolg“ oder „Sabotage“. Die Karten werden gemischt: Alle sehen, wie viele von jeder, niemand sieht, von wem.
inv-reference-rescue-escalation = Nur Erfolg: Der Wissenschaftler ist in Sicherheit. Sonst werden bis zu vier Ereignisse aufgedeckt, eins nach dem anderen, bis ein Mutterschiff kommt. Ist das Geleit dann noch möglich, ist er trotzdem in Sicherheit.
inv-reference-rescue-pressure = { $raises ->
    [every_vote] Wie es auch ausgeht: Der Druck steigt um eins.
   *[saved_only] Wurde jemand gerettet, steigt der Druck um eins.
}

inv-reference-pressure = Der Druck
inv-reference-track = Er geht über { $track } und beginnt bei { $start }.
inv-reference-pressure-uses = Er sagt, wie viele Assimilationskarten das Übernehmen eines Agenten kostet und wie viele Karten die Planung der Aliens bewegt. Eine Rettung hebt ihn, ein Mutterschiff senkt ihn.

inv-reference-events = Ereigniskarten
inv-reference-copies = { $name } ({ $copies }-mal)
inv-reference-deck = Zwanzig Karten. Was bei den verhinderten liegt, kommt viel später, wenn überhaupt.

inv-reference-secrets = Was geheim ist
inv-reference-secret-own = Nur du siehst deine Assimilationskarten, die Ereignisse, die du planst, und die Rettungskarte, die du legst.
inv-reference-secret-nobody = Niemand sieht die Stapel, und niemand, von wem welche Rettungskarte war.
inv-reference-secret-open = Alle sehen die Karte der Stadt, den Druck, wer wie viele Karten zog, wer in welchem Team war und wie viele Ereignisse wo liegen. Sagen darfst du, was du willst; Karten zeigst du niemandem.

inv-reference-stated = Bekannte Aliens
inv-reference-stated-words = Durch eine Anklage entlarvt oder selbst bekannt: Alle wissen es. Sie ziehen keine Karten mehr, übernehmen keine Agenten und sind in keinem Team. Sie planen, oder sie fallen ein.

inv-reference-first = In deinem ersten Spiel
inv-reference-first-free = Befreie zuerst die Viertel um einen Wissenschaftler, mit einem Agenten. Bring dann einen zweiten auf dieselbe Straße und geleite.
inv-reference-first-pressure = Bei Druck 1 kostet ein Agent eine Karte, bei 4 vier. Rette oft, solange er niedrig ist, und plane, wenn er hoch ist.
inv-reference-first-sector = Behalte jeden Sektor im Auge, der fast voll ist. Eine einzige Ausbreitung kann das Spiel beenden.
inv-reference-first-watch = Merke dir, wer im Team war, als Sabotage auftauchte, und was kam, nachdem jemand geplant hatte.
inv-reference-first-alien = Wirst du zum Alien, muss sich nicht gleich etwas ändern. Ein stilles Alien in einem Team ist mehr wert als ein lautes.
inv-reference-house-rules = Hausregeln dieses Tisches
