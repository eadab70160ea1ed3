# Aussagen, die jede Sprache und jeder Bot lesen kann, von jemandem am Tisch. Jede auf drei Arten, nach der Nummer der
# Zeile gewählt: Ein Tisch spricht nicht mit einer Stimme.

said-accuses-1 = { $chairIs ->
    [you] Ich traue dir nicht.
   *[other] Ich traue { $chair } nicht.
}
said-accuses-2 = { $chairIs ->
    [you] Wenn ihr mich fragt, bist du es.
   *[other] Wenn ihr mich fragt, ist es { $chair }.
}
said-accuses-3 = { $chairIs ->
    [you] Du bist gegen uns, glaube ich.
   *[other] { $chair } ist gegen uns, glaube ich.
}
said-vouches-1 = { $chairIs ->
    [you] Ich traue dir.
   *[other] Ich traue { $chair }.
}
said-vouches-2 = { $chairIs ->
    [you] Du gehörst zu uns, würde ich sagen.
   *[other] { $chair } gehört zu uns, würde ich sagen.
}
said-vouches-3 = { $chairIs ->
    [you] An dir zweifle ich nicht.
   *[other] An { $chair } zweifle ich nicht.
}
said-denies-1 = Ich war es nicht.
said-denies-2 = Ich nicht, Ehrenwort.
said-denies-3 = Damit habe ich nichts zu tun.
said-agrees-1 = { $chairIs ->
    [you] Du hast recht.
   *[other] { $chair } hat recht.
}
said-agrees-2 = { $chairIs ->
    [you] Ich sehe es wie du.
   *[other] Ich sehe es wie { $chair }.
}
said-agrees-3 = { $chairIs ->
    [you] Ich denke dasselbe wie du.
   *[other] Ich denke dasselbe wie { $chair }.
}
said-doubts-1 = { $chairIs ->
    [you] Ich glaube dir nicht.
   *[other] Ich glaube { $chair } nicht.
}
said-doubts-2 = { $chairIs ->
    [you] Da musst du dich irren.
   *[other] Da muss { $chair } sich irren.
}
said-doubts-3 = { $chairIs ->
    [you] Was du sagst, passt nicht zu dem, was ich sah.
   *[other] Was { $chair } sagt, passt nicht zu dem, was ich sah.
}

## Mit einem Grund, der zuerst steht und nennt, um wen es geht: $why.

said-accuses-why-1 = { $why } Das gibt mir zu denken.
said-accuses-why-2 = { $chairIs ->
    [you] { $why } Was sagst du dazu?
   *[other] { $why } Ich möchte hören, was { $chair } dazu sagt.
}
said-accuses-why-3 = { $why } Das gefällt mir nicht.
said-vouches-why-1 = { $chairIs ->
    [you] { $why } Das spricht für dich.
   *[other] { $why } Das spricht für { $chairAcc }.
}
said-vouches-why-2 = { $why } Das gefällt mir.
said-vouches-why-3 = { $why } So handelt jemand von uns.
said-gut-1 = Nennt es Bauchgefühl.
said-gut-2 = Beweisen kann ich es nicht.
said-gut-3 = Fragt mich nicht, warum.
