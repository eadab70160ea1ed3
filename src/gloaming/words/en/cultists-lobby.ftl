# The lobby: windows, facts, clocks, seats.

facts-people = { $automa ->
    [yes] { $players } people and the Automa
   *[no] { $players } people
}, { $level ->
    [first] the fewest rules. A good first night
    [experienced] with unsafe passages and a special role or two
    [expert] with many special roles, balanced against each other
   *[custom] with any roles you like
}
facts-own-board = Your own board
facts-place-professions = { $where }, with Professions
facts-aim = { $points } points of books win, within { $hours } hours. About 50 minutes
facts-roles-named = With { $roles }
facts-roles-first = No special roles except the Seer, where the seat count allows
facts-roles-experienced = Special roles drawn for you
facts-roles-expert = A balanced mix of roles, drawn for you
facts-roles-custom = No special roles
