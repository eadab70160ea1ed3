# A game without pages of its own: what is said of any game at all.

plain-for = Para { $least } a { $most } pessoas.
plain-players = { $players } pessoas
plain-begin = Começa
plain-teams = Equipas: { $teams }
plain-about = O jogo
plain-none = nada
plain-field = { $field } { $value }
plain-said = { $what }: { $rest }
plain-does = { $seat }: { $does }.
plain-round = Ronda { $round }
plain-set-up = Antes da partida
plain-open = O que toda a gente vê
plain-latest = Há pouco
plain-nothing-yet = Ainda nada.
plain-seal = Sela a tua resposta
plain-yours = Só para ti
plain-seen = O que só tu viste
plain-unveiled = O que estava escondido
plain-story = A partida inteira
plain-won = Ganha: { $team }
plain-no-suspicion = Neste jogo, os bots não aprenderam de quem suspeitar.
plain-no-reference = Este jogo não traz regras num relance.
plain-slide = Desliza até uma resposta e larga
plain-round-begins = Começa a ronda { $round }.
