# Was nur in Cultists mit Namen gefragt wird.

said-asks-met-the-dead-1 = { $chairIs ->
    [you] Wer hat die Toten getroffen?
   *[other] { $chair }, wer hat die Toten getroffen?
}
said-asks-met-the-dead-2 = { $chairIs ->
    [you] Wer war bei den Toten?
   *[other] { $chair }, wer war bei den Toten?
}
said-asks-met-the-dead-3 = { $chairIs ->
    [you] Wer traf die Toten zuletzt?
   *[other] Wer traf die Toten zuletzt, { $chair }?
}
talk-topic-met-the-dead = wer die Toten getroffen hat
