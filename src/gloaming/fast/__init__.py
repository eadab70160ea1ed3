"""The twin: the game of Cultists as whole numbers, equal to the reference decision for decision (docs/design/028).

`gloaming[fast]` brings what it needs. `batch.Lanes` plays many games at once; `contract` holds the twin against the reference."""
