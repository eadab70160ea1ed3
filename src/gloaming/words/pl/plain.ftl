# A game that has no pages of its own.

plain-for = Liczba graczy: od { $least } do { $most }.
plain-players = Gracze: { $players }
plain-begin = Zacznij
plain-teams = Drużyny: { $teams }
plain-about = Gra
plain-none = brak
plain-field = { $field } { $value }
plain-said = { $what }: { $rest }
plain-does = { $seat }: { $does }.
plain-round = Runda { $round }
plain-set-up = Przed grą
plain-open = Co widzą wszyscy
plain-latest = Ostatnio
plain-nothing-yet = Jeszcze nic.
plain-seal = Zapieczętuj odpowiedź
plain-yours = Tylko dla ciebie
plain-seen = Co widzisz tylko ty
plain-unveiled = Co było ukryte
plain-story = Cała gra
plain-won = Wygrywa: { $team }
plain-no-suspicion = W tej grze boty nie wiedzą jeszcze, kogo podejrzewać.
plain-no-reference = Ta gra nie ma zasad w skrócie.
plain-slide = Przesuń na odpowiedź i puść
plain-round-begins = Zaczyna się runda { $round }.
