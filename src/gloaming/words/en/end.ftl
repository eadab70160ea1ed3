# The end.

end-table = Table { $code }
end-aborted-title = The game was called off.
end-chart-title = What really happened
end-proof-title = Nothing was bent
end-proof-detail = Before the first card was dealt, the table published a seal on its dice. Below is the seed that lay under it. Save the record, and Gloaming checks seal, seed and every single move:
end-proof-seal = The seal, published at the start
end-proof-seed = The seed, shown at the end
end-proof-verify = To check it
end-proof-file = RECORD
end-save = Save the record
end-replay = Watch it again
end-again = Same table, again
end-join = Join { $name } at the new table
end-again-trouble = No new table could be laid. Try again in a moment.
