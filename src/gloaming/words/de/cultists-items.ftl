# Was auf den Plänen der Erweiterungen liegt: Gegenstände und Berufe, jeder mit einer Zeile, was er tut.

item-red-relic = Rotes Relikt
item-red-relic-what = Kommt auf den Altar. Das dritte weckt Organismus 46-B.
item-snow-owl = Schneeeule
item-snow-owl-what = Trägt eine Raumkarte ihres Finders in einen Raum, der nicht abgeschlossen ist.
item-secret-switch = Geheimschalter
item-secret-switch-what = Öffnet die verschlossene Tür für immer.
item-dagger = Dolch
item-dagger-what = Gibt seinem Träger in jeder Abstimmung eine Stimme mehr.
item-boots = Stiefel
item-boots-what = Lassen ihren Träger jede Stunde durch eine Tür mehr gehen.
item-binoculars = Spezial-Fernglas
item-binoculars-what = Einmal: den Zustand von jemandem prüfen, der in einem anderen Raum derselben Farbe ist.
item-rifle = Gewehr
item-rifle-what = Ein Schuss: Er vertreibt eine Kapuzengestalt oder den Fischmenschen.
item-lamp = Lampe
item-lamp-what = Einmal: In einer Begegnung bekommt ihr Träger keine Karte.
item-covered = ein Gegenstand, verdeckt

profession-mayor = Bürgermeister
profession-mayor-what = Entscheidet jede Abstimmung, die unentschieden ausgeht.
profession-detective = Detektiv
profession-detective-what = Erfährt, wer der Informant ist.
profession-exorcist = Exorzist
profession-exorcist-what = Holt einmal einen Geist ins Leben zurück; dafür muss jemand anderes sterben.
profession-profiler = Profiler
profession-profiler-what = Sieht einen Pulsstapel an, ohne ihn zu mischen.
profession-saboteur = Saboteur
profession-saboteur-what = Tauscht einmal die Stapel zweier Räume; niemand sieht die Karten an.
profession-hidden = ein Beruf, verdeckt
