# The end.

end-table = Table { $code }
end-aborted-title = The game was called off.
end-chart-title = What really happened
end-proof-title = Nothing was rigged
end-proof-detail = Before the first card was dealt, the table published a seal on its dice. Below is the seed behind it. Save the record, and Gloaming will check the seal, the seed and every move:
end-proof-seal = The seal, published at the start
end-proof-seed = The seed, revealed at the end
end-proof-verify = To check it
end-proof-file = RECORD
end-save = Save the record
end-replay = Watch it again
end-again = Same table, another game
end-join = Join { $name } at the new table
end-again-trouble = Couldn’t set up a new table. Try again in a moment.
end-proof-title-broken = Something doesn’t add up
end-proof-holds = Checked on this device: the deal was sealed before the first card, your share is in it, and your answers stand as you gave them.
end-proof-holds-unshared = Checked on this device: the seal is the one you were shown at the start. This device brought no share of the seed.
end-proof-nothing = This device has nothing to check with: it wasn’t in a seat with a key when the game began.
end-proof-broken = { $fault ->
    [terms] The terms of this game aren’t the ones this device agreed to.
    [seal] The seal isn’t the one this device was shown, or the seed doesn’t fit it.
    [seed] The seed isn’t made of the shares that were pledged.
    [share] The share of this device isn’t in the seed.
   *[answers] Your signed answers aren’t all in the record, or others are in their place.
} Don’t trust this result. Save the record and ask the person who runs this server.
end-proof-attempts = The deal was started { $attempts } times, because someone pledged a share and held it back.
end-proof-seat = { $name }: { $signed ->
    [0] not signed
   *[other] { $signed } of { $answers } answers signed
}{ $witnessed ->
    [yes] , and the end witnessed
   *[no] {""}
}.
end-proof-nobody = Nobody signed any answers.
end-proof-how = How a table proves its deal
fair-title = How a table proves its deal
fair-pledge = Before the first card is dealt, the server and each device with a key lock away a random share, and show everyone a fingerprint of it.
fair-seed = Only when all the fingerprints are on the table are the shares revealed, and together they decide every shuffle, so nobody can choose the deal.
fair-pin = Your device notes the fingerprints, the names, the options and the seal before it reveals its share.
fair-sign = Every answer you give is signed with a key that never leaves your device, and so is the list of all answers at the end.
fair-check = When the game is over, your device checks all of it, and anyone can check it again from the saved record.
fair-limits = Bots and devices without a secure connection bring no share and sign nothing, and the record says so. A group that holds all shares but yours still can’t choose the deal. If a share is held back, everyone deals again, and the number of attempts is shown.
fair-back = Back
