# Talk that lives: what is offered to say, what is asked by name, how bots answer, and the time before a vote.

## Asked by name

said-asks-suspect-1 = { $chairIs ->
    [you] Who do you suspect?
   *[other] { $chair }, who do you suspect?
}
said-asks-suspect-2 = { $chairIs ->
    [you] Who would you see leave?
   *[other] { $chair }, who would you see leave?
}
said-asks-suspect-3 = { $chairIs ->
    [you] Who is it, do you think?
   *[other] Who is it, { $chair }, do you think?
}
said-asks-side-1 = { $chairIs ->
    [you] Are you one of us?
   *[other] { $chair }, are you one of us?
}
said-asks-side-2 = { $chairIs ->
    [you] Was it you?
   *[other] Was it you, { $chair }?
}
said-asks-side-3 = { $chairIs ->
    [you] Can we trust you?
   *[other] Can we trust you, { $chair }?
}
said-asks-account-1 = { $chairIs ->
    [you] What did you do?
   *[other] { $chair }, what did you do?
}
said-asks-account-2 = { $chairIs ->
    [you] Tell us what you did.
   *[other] { $chair }, tell us what you did.
}
said-asks-account-3 = { $chairIs ->
    [you] What have you been up to?
   *[other] What have you been up to, { $chair }?
}

## Answers of bots that make no statement. Each in three ways, by the seat.

reply-unclear-1 = I didn’t follow that. Ask me who I suspect.
reply-unclear-2 = Say it more simply. Ask me what I did, or who I suspect.
reply-unclear-3 = I don’t know what you mean. Who do I suspect? That I can answer.
reply-nothing-1 = I have nothing to tell you about that.
reply-nothing-2 = I can’t help you there. Not yet.
reply-nothing-3 = About that I’d rather say nothing.
reply-said-1 = You know what I say to that.
reply-said-2 = I’ve said what I have to say.
reply-said-3 = Ask the others. I’ve answered.
reply-glad-1 = Good to hear.
reply-glad-2 = I’ll remember that.
reply-glad-3 = That’s kind of you.
reply-stands-1 = Believe what you like. I stand by it.
reply-stands-2 = Then tell me what you saw.
reply-stands-3 = Doubt me if you must.
reply-listens-1 = I don’t talk. I only play.
reply-listens-2 = Don’t mind me. I never talk.
reply-listens-3 = I’m no talker. Watch what I do.

## What is offered to say

chips-label = Say it with one tap
chips-about = About { $name }
chips-whom = Who it’s about
chips-understood = Bots understand these. Other words they only hear.
talk-kind-asks = I ask…
talk-topic = What
talk-topic-suspect = who do you suspect
talk-topic-side = are you one of us
talk-topic-account = what did you do

## The stream

talk-to = to { $name }
talk-facts = Facts
talk-facts-hint = What happened, between what was said
talk-newer = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
}
announce-said = { $name } says: { $words }

## Before a vote

before-mark = Before you answer
before-title = Talk it over.
before-detail = You’re asked when the time is up, or when everyone is ready.
before-ready = I’m ready
before-waiting = Ready. Waiting for { $people }.
before-unready = Not yet
before-who-ready = { $name }: ready
before-who-talks = { $name }: still talking
before-short-ready = ready
before-short-talks = talking
clock-no-talk = no talk
facts-no-talk = no talk before a vote
clock-talk = Talking before a vote
refusal-talk-first = The table is still talking. Say when you’re ready to vote.
