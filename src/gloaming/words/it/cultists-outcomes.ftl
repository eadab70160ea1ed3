# What came of it: scenes, in the second person for the seat that they happen to.

## You

scene-you-murder = Non vivi più
    .detail = Già da un po’. Non potevi saperlo.
scene-you-assassin = L’Assassino ha colpito te
    .detail = L’hanno visto tutti, e tutti sanno chi è.
scene-you-exorcist = La tua vita per un’altra
    .detail = È stata data al posto di quella di qualcun altro.
scene-you-own = Sei un fantasma
    .detail = È opera del tuo ruolo. Nessun altro c’entra.
scene-you-ghost = Ora sei un fantasma: vaghi dove vuoi, aggiungi e peschi carte, parli e voti. Non incontri nessuno.
scene-you-revived = Sei di nuovo in vita
scene-you-celebrity = Sei Celebrità
scene-you-detective = Tutti hanno chiuso gli occhi, tranne te. Ora sai chi è l’Informatore.

## Everyone

scene-vote-out = { $seatIs ->
    [you] Devi andartene
   *[other] { $seat } se ne va
}
scene-vote-nobody = Nessuno se ne va
scene-vote-initiated-detail = Nessuno è stato trovato senza vita. Qualcuno può andarsene lo stesso.
scene-cultist-fought-detail = La stanza è di nuovo utilizzabile.
scene-fishman-scared-detail = Può tornare.
scene-fishman-appeared-detail = Solo con il coltello si passa.
scene-claimed-detail = Ora si aprono tutti i mazzi Energia.
scene-assassinated-detail = Si può una volta per partita, e ora lo sanno tutti.

## The end

# What would have changed it.
end-but-ballots = { $count ->
    [one] Un voto in più { $nameDat } nell’ora { $hour }, e { $nameIs ->
        [you] avresti dovuto andartene
       *[other] avrebbe dovuto andarsene
    }.
   *[other] { $count } voti in più { $nameDat } nell’ora { $hour }, e { $nameIs ->
        [you] avresti dovuto andartene
       *[other] avrebbe dovuto andarsene
    }.
}
end-but-points = { $points ->
    [one] Un punto in più sarebbe bastato.
   *[other] { $points } punti in più sarebbero bastati.
}
end-but-alive = { $count ->
    [one] Una morte in meno, e l’affermazione sarebbe stata falsa.
   *[other] { $count } morti in meno, e l’affermazione sarebbe stata falsa.
}
end-but-dead = { $count ->
    [one] Una morte in più, e l’affermazione sarebbe stata vera.
   *[other] { $count } morti in più, e l’affermazione sarebbe stata vera.
}
end-but-seer = Con qualsiasi altro nome i cultisti avrebbero perso.
end-but-guess = { $seerIs ->
    [you] Il Veggente eri tu. Con il tuo nome
   *[other] Il Veggente era { $seer }. Con quel nome
} i cultisti avrebbero vinto.
