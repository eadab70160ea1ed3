# A game without pages of its own: what is said of any game at all.

plain-for = Da { $least } a { $most } persone.
plain-players = { $players } persone
plain-begin = Inizia
plain-teams = Squadre: { $teams }
plain-about = Il gioco
plain-none = niente
plain-field = { $field } { $value }
plain-said = { $what }: { $rest }
plain-does = { $seat }: { $does }.
plain-round = Round { $round }
plain-set-up = Prima della partita
plain-open = Ciò che tutti vedono
plain-latest = Poco fa
plain-nothing-yet = Ancora nulla.
plain-seal = Sigilla la risposta
plain-yours = Solo per te
plain-seen = Ciò che hai visto solo tu
plain-unveiled = Ciò che era nascosto
plain-story = Tutta la partita
plain-won = Vittoria: { $team }
plain-no-suspicion = In questo gioco i bot non hanno imparato chi sospettare.
plain-no-reference = Questo gioco non ha regole in breve.
plain-slide = Scorri fino a una risposta, poi lascia
plain-round-begins = Inizia il round { $round }.
