# A night seen once more.

replay-open-title = Lo que está a la vista
replay-pulse = Mazo de Pulso: { $cards }
