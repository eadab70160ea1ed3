# The door: what this is, and three ways in. And what every guided game says.

door-lead = Somebody at this table is not who they say they are.
    .what = A board game of hidden roles, in your browser. With friends on their phones, or alone with bots. No account.
door-new = Is this your first night?
door-again = Welcome back.
door-show-me = Yes, show me
    .how = ten minutes, with bots who play their parts
door-friends = Play with friends
door-alone = Play alone, with bots
door-code = Do you have a code?
door-which = Which game?
door-back = Back
door-lessons = Guided games
    .done = { $lesson }, done
door-go-on = Carry on with { $lesson }

lesson-note = The coach
lesson-help = Help me think
lesson-begin = Begin
lesson-again = From the beginning
lesson-resume = Pick up where you left off
lesson-known = I know this game
lesson-go-on = And then?
lesson-real-game = Now a real game
lesson-further = { $lesson }, { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
lesson-to-the-door = Back to the front door
menu-leave-lesson = Leave the lesson
bot-script = plays a part

refusal-not-in-lesson = Later tonight. For now, choose what’s lit.
refusal-lesson-waits = The lesson waits for you. Leave, and it carries on when you come back.
refusal-unknown-lesson = There’s no lesson “{ $lesson }” here. Choose one of these: { $lessons }.
