# A game that brings no words of its own.

plain-for = De { $least } a { $most } personas.
plain-players = { $players } personas
plain-begin = Empezar
plain-teams = Bandos: { $teams }
plain-about = El juego
plain-none = nada
plain-field = { $field } { $value }
plain-said = { $what }: { $rest }
plain-does = { $seat }: { $does }.
plain-round = Ronda { $round }
plain-set-up = Antes de la partida
plain-open = Lo que está a la vista
plain-latest = Lo último
plain-nothing-yet = Nada todavía.
plain-seal = Sellar tu respuesta
plain-yours = Solo para ti
plain-seen = Lo que solo viste tú
plain-unveiled = Lo que estaba oculto
plain-story = La partida entera
plain-won = Victoria: { $team }
plain-no-suspicion = Los bots no han aprendido de quién sospechar en este juego.
plain-no-reference = Este juego no trae reglas de un vistazo.
plain-slide = Desliza hasta una respuesta y suelta
plain-round-begins = Empieza la ronda { $round }.
