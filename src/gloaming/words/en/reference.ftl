# The quick reference of any game.

reference-title = At a glance
reference-print = Print this page
reference-back = Back
