# How people ask a bot something in their own words, in small letters, with a comma between the ways. The server listens for
# them in every language; no page shows them. Of several that fit, the longest counts.

heard-suspect = suspect, who do you think, who is it, whos it, who would you vote, who should leave, who is the cultist, who is the alien, your guess, any idea
heard-side = are you, was it you, is it you, it is you, its you, it was you, suspect you, accuse you, trust you, your role, who are you, whose side, which side
heard-account = what did you, what have you, what were you, which card, what card, where were you, did you put, did you play, did you give, did you plan, explain
heard-met-the-dead = who met, met the dead, who was with, who killed, who was alone
