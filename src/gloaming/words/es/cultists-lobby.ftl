# What is played tonight, in a few lines.

facts-people = { $automa ->
    [yes] { $players } personas y el Automa
   *[no] { $players } personas
}, { $level ->
    [first] con las mínimas reglas. Buena primera noche
    [experienced] con pasos inseguros y algún que otro rol especial
    [expert] con muchos roles especiales en equilibrio
   *[custom] con los roles que queráis
}
facts-own-board = Un tablero propio
facts-place-professions = { $where }, con profesiones
facts-aim = Se gana con { $points } puntos en libros, en { $hours } horas. Unos 50 minutos
facts-roles-named = Con { $roles }
facts-roles-first = Sin roles especiales salvo el Vidente, si el número de asientos lo permite
facts-roles-experienced = Roles especiales, elegidos al azar
facts-roles-expert = Una mezcla equilibrada de roles, elegida al azar
facts-roles-custom = Sin roles especiales
