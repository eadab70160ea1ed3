# Die Tür: was das hier ist, und drei Wege hinein. Und was jedes geführte Spiel sagt.

door-lead = Jemand an diesem Tisch ist nicht, wer er zu sein vorgibt.
    .what = Ein Brettspiel mit verdeckten Rollen, im Browser. Mit Freunden an ihren Handys oder allein mit Bots. Ohne Konto.
door-new = Ist das deine erste Nacht?
door-again = Schön, dass du wieder da bist.
door-show-me = Ja, zeig es mir
    .how = zehn Minuten, mit Bots, die ihre Rolle spielen
door-friends = Mit Freunden spielen
door-alone = Allein mit Bots spielen
door-code = Hast du einen Code bekommen?
door-which = Welches Spiel?
door-back = Zurück
door-lessons = Geführte Spiele
    .done = { $lesson }, gespielt
door-go-on = Weiter mit „{ $lesson }“

lesson-note = Die Hilfe
lesson-help = Hilf mir nachdenken
lesson-begin = Beginnen
lesson-again = Von vorn
lesson-resume = Dort weiter, wo du warst
lesson-known = Ich kenne das Spiel
lesson-go-on = Und dann?
lesson-real-game = Jetzt ein richtiges Spiel
lesson-further = { $lesson }, { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
lesson-to-the-door = Zurück zur Tür
menu-leave-lesson = Die Lektion verlassen
bot-script = spielt eine Rolle

refusal-not-in-lesson = Später heute Nacht. Wähle jetzt, was leuchtet.
refusal-lesson-waits = Die Lektion wartet auf dich. Geh ruhig: Wenn du wiederkommst, geht sie weiter.
refusal-unknown-lesson = Eine Lektion „{ $lesson }“ gibt es hier nicht. Wähle eine von diesen: { $lessons }.
