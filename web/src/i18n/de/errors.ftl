# Ablehnungen, Abschiede und Pannen. Jede sagt, was zu tun ist.

refusal-not_asked = Du bist nicht an der Reihe.
refusal-not_offered = Das geht jetzt nicht. Wähle eine andere Antwort.
refusal-not_understood = Das hat das Haus nicht verstanden. Lade die Seite neu.
refusal-watching = Du siehst zu. Das kann nur, wer am Tisch sitzt.
refusal-not_saved = Das Haus konnte es nicht aufschreiben. Versuch es noch einmal, oder sag es denen, die es betreiben.
refusal-hello_first = Die Leitung wurde falsch geöffnet. Lade die Seite neu.
refusal-not_found = Das gibt es hier nicht. Prüfe den Code.
