# The lobby: windows, facts, clocks, seats.

facts-game = { $players } seats, { $level }
facts-game-automa = { $players } seats and the Automa, { $level }
facts-own-board = Your own board
facts-place-professions = { $where }, with Professions
facts-aim = { $points } points or { $hours } hours, about 50 minutes
facts-roles-named = With { $roles }
facts-roles-first = No special roles except the Seer, where the seat count allows
facts-roles-experienced = Special roles drawn for you
facts-roles-expert = A balanced mix of roles, drawn for you
facts-roles-custom = No special roles
