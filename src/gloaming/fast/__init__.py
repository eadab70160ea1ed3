"""The twins: each game as whole numbers, equal to the reference decision for decision (docs/design/028).

`gloaming[fast]` brings what they need. `batch.Lanes` plays many games at once; `contract` holds a twin against its reference."""
