# A game without pages of its own: what is said of any game at all.

plain-for = For { $least } to { $most } players.
plain-players = { $players } players
plain-begin = Begin
plain-teams = Teams: { $teams }
plain-about = The game
plain-none = none
plain-field = { $field } { $value }
plain-said = { $what }: { $rest }
plain-does = { $seat }: { $does }.
plain-round = Round { $round }
plain-set-up = Before the game
plain-open = What everyone can see
plain-latest = Lately
plain-nothing-yet = Nothing yet.
plain-seal = Seal your answer
plain-yours = Yours alone
plain-seen = What you alone saw
plain-unveiled = What lay hidden
plain-story = The whole game
plain-won = { $team } wins
plain-no-suspicion = Bots haven’t learnt who to suspect in this game.
plain-no-reference = This game brings no rules at a glance.
plain-slide = Slide to an answer, then let go
plain-round-begins = Round { $round } begins.
