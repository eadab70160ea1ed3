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
