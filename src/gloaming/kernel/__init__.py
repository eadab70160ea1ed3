"""The rules kernel. It knows steps, questions, events, rules, dice and views; it knows no game."""
