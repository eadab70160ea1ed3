# The lobby: windows, facts, clocks, seats.

facts-people = { $automa ->
    [yes] { $players } pessoas e o Automa
   *[no] { $players } pessoas
}, { $level ->
    [first] o mínimo de regras. Boa para uma primeira noite
    [experienced] com passagens inseguras e um ou outro papel especial
    [expert] com muitos papéis especiais em equilíbrio
   *[custom] com os papéis que quiserem
}
facts-own-board = O vosso próprio tabuleiro
facts-place-professions = { $where }, com profissões
facts-aim = Ganha-se com { $points } pontos em livros, em { $hours } horas. Uns 50 minutos
facts-roles-named = Com { $roles }
facts-roles-first = Nenhum papel especial além do Vidente, se o número de lugares o permitir
facts-roles-experienced = Papéis especiais tirados à sorte
facts-roles-expert = Uma mistura equilibrada de papéis, tirada à sorte
facts-roles-custom = Nenhum papel especial
