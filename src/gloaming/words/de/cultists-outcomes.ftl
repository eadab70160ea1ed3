# Was daraus wurde: Szenen, für die betroffene Person in der zweiten Person.

## Du

scene-you-murder = Du bist tot
    .detail = Schon eine Weile. Du konntest es nicht wissen.
scene-you-assassin = Der Attentäter hat dich niedergestreckt
    .detail = Alle haben es gesehen und wissen, wer es war.
scene-you-exorcist = Du bist für jemand anderen gestorben
    .detail = Dein Leben wurde für ein anderes gegeben.
scene-you-own = Du bist ein Geist
    .detail = Das war deine eigene Rolle. Niemand sonst hatte damit zu tun.
scene-you-ghost = Du bist jetzt ein Geist: Schwebe überallhin, lege und ziehe Karten, rede und stimme ab. Du begegnest niemandem.
scene-you-revived = Du lebst wieder
scene-you-celebrity = Du bist die Berühmtheit
scene-you-detective = Alle haben die Augen geschlossen, nur du nicht. Jetzt kennst du den Informanten.

## Alle

scene-vote-out = { $seatIs ->
    [you] Du bist raus
   *[other] { $seat } ist raus
}
scene-vote-nobody = Niemand muss gehen
scene-vote-initiated-detail = Niemand wurde tot gefunden. Trotzdem kann jemand gehen müssen.
scene-cultist-fought-detail = Der Raum kann wieder benutzt werden.
scene-fishman-scared-detail = Er kann wiederkommen.
scene-fishman-appeared-detail = Nur mit dem Messer kommt man an ihm vorbei.
scene-claimed-detail = Jetzt werden alle Pulsstapel geöffnet.
scene-assassinated-detail = Das geht einmal im Spiel, und jetzt wissen es alle.

## Das Ende

# Was es geändert hätte.
end-but-ballots = { $count ->
    [one] Eine Stimme mehr gegen { $nameAcc } in Stunde { $hour }, und { $nameIs ->
        [you] du wärst
       *[other] { $name } wäre
    } raus gewesen.
   *[other] { $count } Stimmen mehr gegen { $nameAcc } in Stunde { $hour }, und { $nameIs ->
        [you] du wärst
       *[other] { $name } wäre
    } raus gewesen.
}
end-but-points = { $points ->
    [one] Ein Punkt mehr hätte gereicht.
   *[other] { $points } Punkte mehr hätten gereicht.
}
end-but-alive = { $count ->
    [one] Ein Toter weniger, und die Behauptung wäre falsch gewesen.
   *[other] { $count } Tote weniger, und die Behauptung wäre falsch gewesen.
}
end-but-dead = { $count ->
    [one] Ein Toter mehr, und die Behauptung hätte gestimmt.
   *[other] { $count } Tote mehr, und die Behauptung hätte gestimmt.
}
end-but-seer = Jeder andere Name hätte den Kult das Spiel gekostet.
end-but-guess = { $seerIs ->
    [you] Du warst der Seher. Dein Name hätte
   *[other] { $seer } war der Seher. Dieser Name hätte
} dem Kult den Sieg gebracht.
