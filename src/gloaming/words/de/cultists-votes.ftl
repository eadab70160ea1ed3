# Abstimmungen, Behauptungen, die Nacht, Szenen.

vote-found-dead = { $name } wurde tot gefunden.
vote-found-dead-you = Du wurdest tot gefunden.
vote-called-you = Du hast zur Abstimmung gerufen.
vote-called = { $name } hat zur Abstimmung gerufen.
vote-open = Die Stimmen sind offen.
vote-seal = Die Stimme versiegeln
vote-seal-name = Versiegeln: { $name } muss gehen
vote-seal-nobody = Versiegeln: Niemand geht
vote-nobody = Niemand
vote-abstain = Enthaltung
vote-ghosts = { $count ->
    [one] { $people } ist ein Geist: stimmt ab, kann aber nicht genannt werden.
   *[other] { $people } sind Geister: Sie stimmen ab, können aber nicht genannt werden.
}
vote-rule = Gehen muss, wer mehr Stimmen hat als jeder andere Name und mehr, als sich enthalten.
vote-sealed = versiegelt
vote-thinking = überlegt
vote-your-turn = du bist dran
vote-none = keine
vote-ghost = Geist
vote-votes = { $count ->
    [one] Eine Stimme
   *[other] { $count } Stimmen
}
vote-met = { $whoIs ->
    [you] Deine Begegnungen:
   *[other] { $who }, Begegnungen:
}
vote-ballot-of = { $voters } für { $name }
vote-ballots-abstain = Enthalten: { $voters }
vote-sum-leaves = { $votes } für { $name }, höchstens { $next } für jemand anderen{ $abstentions ->
        [0] { "" }
        [one] , eine Enthaltung
       *[other] , { $abstentions } Enthaltungen
    }: { $name } muss gehen.
vote-sum-you = Du hast { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }, niemand sonst mehr als { $next }{ $abstentions ->
        [0] { "" }
        [one] , eine Enthaltung
       *[other] , { $abstentions } Enthaltungen
    }.
vote-sum-tie = Je { $votes } für { $people }: Bei Gleichstand geht niemand.
vote-sum-abstain = { $votes } für { $people }, aber { $abstentions } enthalten: Niemand geht.
vote-sum-nobody = Niemand wurde genannt: Niemand geht.
vote-may-change = { $nameIs ->
    [you] Du hast das Messer und darfst deine Stimme noch ändern.
   *[other] { $name } hat das Messer und darf die Stimme noch ändern.
  }
claim-detail = Das werden alle gefragt, jede Stunde, mit denselben Worten.
claim-end = Die Stunde enden lassen
claim-else = Ich bin der Kultist, und { $dead } sind tot
claim-second = Nur ein einzelner Kultist darf das behaupten. Alle Pulsstapel werden geöffnet: Mit { $dead } toten Ermittlern gewinnt der Kultist, mit weniger gewinnen die Ermittler.
claim-sure = Noch einmal tippen, um vorzutreten
claim-back = Nein, zurück
claim-not-yours = Das kannst du nicht behaupten. Lass die Stunde enden.
night-detail = Alle haben so eine Karte, gleich lang. Sieh hin, dann wach auf.
night-wake = Ich habe sie gesehen. Aufwachen
night-look-first = Erst hinsehen
token-held = Halte, um den Marker zu sehen. Niemand sonst kann es.
scene-death-murder = { $name } wurde tot gefunden
scene-death-assassin = { $name } fiel dem Attentäter zum Opfer
scene-death-own = { $name } ist ein Geist
scene-death-detail = { $name } macht als Geist weiter: schwebt, handelt und stimmt ab, begegnet aber niemandem.
scene-power-off = Das Licht geht aus
scene-power-off-detail = Im Dunkeln begegnen sich alle, die am selben Ort sind.
scene-power-on = Das Licht ist wieder da
scene-power-on-detail = Im Hellen begegnen sich zwei nur, wenn sie allein sind.
scene-token = Die Uhr schlägt
scene-vote = Die Stimmen sind offen
