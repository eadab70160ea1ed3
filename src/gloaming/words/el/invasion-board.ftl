# The city's map: what its things are called, and what is known of them.

inv-board-map = Χάρτης: { $city }
inv-board-sectors = Συνοικίες εξωγήινων ανά τομέα
inv-board-agents = Πράκτορες στον χάρτη
inv-board-roads-list = Δρόμοι
inv-board-districts = Συνοικίες
inv-board-facts = Τι βλέπεις

inv-board-alien = των εξωγήινων
inv-board-free = ελεύθερη
inv-board-controlled = την ελέγχουν: { $agents }
inv-board-uncontrolled = δεν την ελέγχει πράκτορας
inv-board-road = { $letter }: { $name }
inv-board-ring = δακτύλιος με { $spots } σημεία
inv-board-run = { $spots } σημεία
inv-board-agents-on = πάνω του: { $agents }
inv-board-scientists-on = { $count ->
    [one] ένας επιστήμονας πάνω του
   *[other] { $count } επιστήμονες πάνω του
}
inv-board-starting = σημείο εκκίνησης
inv-board-gathering = σημείο συγκέντρωσης
inv-board-bridge = γέφυρα
inv-board-scientist = ένας επιστήμονας
inv-board-with-scientist = με επιστήμονα
inv-board-around = { $alien ->
    [0] καμία συνοικία εξωγήινων γύρω
    [one] 1 από { $all } συνοικίες γύρω είναι των εξωγήινων
   *[other] { $alien } από { $all } συνοικίες γύρω είναι των εξωγήινων
}
inv-board-active = σε χρήση τώρα
inv-board-siren = ελεύθερος, με σειρήνα
inv-board-used = χρησιμοποιήθηκε σε αυτόν τον γύρο
inv-board-at = στο σημείο { $spot }
inv-board-roads = { $count ->
    [one] στον δρόμο { $roads }
   *[other] στους δρόμους { $roads }
}
inv-board-last-used = τελευταίος σε χρήση
inv-board-saved = Επιστήμονες που σώθηκαν: { $saved } από { $all }
inv-board-sector = { $alien ->
    [0] καμία από { $all } συνοικίες των εξωγήινων
   *[other] { $alien } από { $all } συνοικίες των εξωγήινων
}
inv-board-you = εσύ
inv-board-close = Κλείσε
