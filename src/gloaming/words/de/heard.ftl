# Wie Leute einen Bot mit eigenen Worten etwas fragen, klein geschrieben, mit Komma zwischen den Arten. Der Server hört in jeder
# Sprache darauf; keine Seite zeigt sie. Passen mehrere, zählt die längste.

heard-suspect = verdächtigst, wen verdächtigst, wen hast du, wer ist es, wer war es, wer wars, wen würdest du, wer soll gehen, wer ist der kultist, wer ist das alien, dein verdacht, dein tipp, was meinst du
heard-side = bist du, warst du, du bist es, du warst es, verdächtige dich, traue dir nicht, deine rolle, wer bist du, auf welcher seite
heard-account = was hast du, was hattest du, welche karte, wo warst du, hast du gelegt, hast du gespielt, hast du gegeben, erklär
heard-met-the-dead = wer traf, wer hat getroffen, wer war bei, wer hat den toten, wer hat die tote, wer war allein
