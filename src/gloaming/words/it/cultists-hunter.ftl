# The Cursed Hunter: a third side with one member, its cards and its tokens.

role-cursed-hunter = Cacciatore maledetto
    .a = Cacciatore maledetto
    .does = Gioca per sé, contro entrambe le parti. Di notte vede i cultisti, non bada agli itinerari e sparge una maledizione con gli incontri e nelle stanze.
    .short = { role-cursed-hunter.does }
card-curse_alive = Vivo maledetto
    .one = una carta Vivo maledetto
    .does = Vale come Vivo, ma porta una maledizione.
card-curse_success = Successo maledetto
    .one = una carta Successo maledetto
    .does = Vale come Successo, ma maledice la stanza.

question-guess-hunter = Chi è il Cacciatore maledetto?
    .detail = { $team ->
        [cultists] Sui due cultisti pesa la maledizione. Se il nome è giusto vincono i cultisti; se no, il Cacciatore.
       *[investigators] Sei stanze sono maledette. Si chiede a tutti, ma contano solo le risposte degli investigatori. Se il nome è giusto vincono loro; se no, il Cacciatore.
    }
waiting-guess-hunter = { $team ->
    [cultists] I cultisti cercano il Cacciatore
   *[investigators] Tutti cercano il Cacciatore
}
option-name-hunter = Indica { $seatAcc }
detail-name-hunter = Un solo tentativo decide.

event-room-cursed = Una maledizione scende { $placeIn }.
event-curse-shown = { $cards ->
    [one] C’è una carta Maledizione
   *[other] Ci sono { $cards } carte Maledizione
} { $seatIs ->
    [you] nel tuo mazzo Energia.
   *[other] nel mazzo Energia di { $seat }.
}
event-hunter-sought = { $team ->
    [cultists] Sui due cultisti pesa la maledizione. Devono trovare il Cacciatore.
   *[investigators] Sei stanze sono maledette. Gli investigatori devono trovare il Cacciatore.
}
event-hunter-named = { $team ->
    [cultists] I cultisti indicano
   *[investigators] Gli investigatori indicano
} { $guessAcc } come Cacciatore. { $right ->
    [yes] È giusto.
   *[no] È sbagliato.
}
mark-guess-hunter = L’ultima parola
reference-side-cursed-hunter = Una terza parte. Se nessuno lo riconosce, il Cacciatore maledetto batte le altre due. Se i mazzi Energia dei due cultisti contengono carte Maledizione, alla fine devono indicarlo i cultisti; se no, ma sei stanze sono maledette, devono farlo gli investigatori.
