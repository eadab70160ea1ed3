# Was man in Invasion antworten kann. Eine Antwort ist, was auf dem Knopf steht: Sie nennt die Tat.

inv-option-place-there = Wissenschaftler bei { $spot } aufstellen
inv-option-plan = Vorausplanen
inv-option-upcoming = Kommen lassen: { $card }
inv-option-prevent = Verhindern: { $card }
inv-option-accuse = { $seatAcc } anklagen
inv-option-support = Die Anklage unterstützen
inv-option-refuse = Nicht unterstützen
inv-option-confirm = Den Zug beginnen lassen
inv-option-confirm-no-order = In dieser Runde nicht
inv-option-declare = Dich als Alien bekennen
inv-option-declare-at = { $turnIs ->
    [you] Vor meinem eigenen Zug
   *[other] Vor dem Zug von { $turnDat }
}
inv-option-invade = Rund um { $agent } einfallen
inv-option-post = Den neuen Agenten bei { $spot } aufstellen
inv-option-control = { $agent } übernehmen
inv-option-move-to = Nach { $to } fahren
inv-option-leave = Lassen
inv-option-leave-moving = Bei { $spot } bleiben
inv-option-leave-freeing = Die Aliens lassen, wo sie sind
inv-option-leave-escorting = Niemanden geleiten
inv-option-free = Alle Viertel ringsum befreien
inv-option-free-one = { $district } befreien
inv-option-escort = Den Wissenschaftler zu { $agent } geleiten
inv-option-rescue-here = Die Rettung hier wagen
inv-option-name = { $seatAcc } mitnehmen
inv-option-lay = „{ $card }“ legen
inv-option-decline = Darauf verzichten
inv-option-pick = { $agent } wählen
inv-option-send = Nach { $to } setzen
inv-option-liberate = { $sector } befreien

## Wohin eine Tat führt, soweit es alle am Tisch ausrechnen könnten

inv-detail-plan = { $draws ->
    [0] Keine Assimilationskarte. Du siehst zwei Ereignisse; eins wird kommen, eins ist verhindert.
   *[other] Du ziehst eine Assimilationskarte und siehst dann zwei Ereignisse: Eins wird kommen, eins ist verhindert.
}
inv-detail-control = { $draws ->
    [0] Dafür ziehst du keine Assimilationskarte.
    [one] Danach ziehst du eine Assimilationskarte.
   *[other] Danach ziehst du { $draws } Assimilationskarten.
}
inv-detail-accuse = Jemand muss dich unterstützen. Zeigt sich kein „Assimiliert“, verliert ihr alle eure Marker.
inv-detail-accuse-in-vain = Niemand kann dich noch unterstützen. Die Anklage bleibt ohne Folgen.
inv-detail-support = Zeigt sich kein „Assimiliert“, verlierst auch du deinen Marker.
inv-detail-refuse = Unterstützt sie niemand, wird nichts gezeigt und nichts verloren.
inv-detail-invade = { $falling ->
    [0] Kein Viertel fällt.
    [one] Ein Viertel fällt.
   *[other] { $falling } Viertel fallen.
}
inv-detail-declare = Für immer: keine Rettungen, keine Agenten, keine Karten mehr. Du planst, oder du fällst ein.
inv-detail-declare-at = Nur wenn du bis dahin ein Alien bist. Niemand sonst sieht diese Anweisung.
inv-detail-alien-around = { $alien ->
    [one] Ein Alien-Viertel ringsum.
   *[other] { $alien } Alien-Viertel ringsum.
}
inv-detail-scientist-there = Ein Wissenschaftler wartet dort.
inv-detail-gathering-spot = Ein Sammelposten.
inv-detail-free = { $alien ->
    [one] Ein Alien-Marker kommt weg.
   *[other] { $alien } Alien-Marker kommen weg.
}
inv-detail-escort-rescue = Ein Sammelposten: Du nennst zwei andere, und eine Rettung beginnt.
inv-detail-escort = Der Wissenschaftler geht nach { $to }. Beide Agenten bleiben, wo sie sind.
inv-detail-rescue-here = Du nennst zwei andere, und alle drei legen eine Karte.
inv-detail-new-agent = Seine Sirene bekommt er am Ende der Runde.
inv-detail-liberate = { $alien ->
    [one] Ein Alien-Marker kommt weg.
   *[other] { $alien } Alien-Marker kommen weg.
}
