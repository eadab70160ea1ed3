# The table page of any game: seats, zoom, drawers, menu.

board-zoom = Ζουμ
board-zoom-in = Μεγέθυνση
board-zoom-out = Σμίκρυνση
board-zoom-fit = Όλη η κάτοψη
ring-label = Θέσεις, δεξιόστροφα
seat-you = { $name } (εσύ)
seat-you-short = Εσύ
seat-turn = παίζει
seat-bot = μποτ
seat-program = πρόγραμμα
menu = Μενού
menu-code = Τραπέζι
menu-light = Φως, σαν στο αναγνωστήριο
menu-dark = Σκοτάδι, σαν τη νύχτα
menu-reference = Οι κανόνες με μια ματιά
menu-move = Μεταφορά της θέσης μου σε άλλη συσκευή
menu-screens = { $count ->
    [one] Μια μεγάλη οθόνη δείχνει αυτό το τραπέζι.
   *[other] { $count } μεγάλες οθόνες δείχνουν αυτό το τραπέζι.
}
menu-hand-only = Δείξε μόνο το χέρι μου
menu-whole-table = Δείξε όλο το τραπέζι
hand-look = Κοίτα τη μεγάλη οθόνη.
menu-abort = Τέλος του παιχνιδιού από τώρα
menu-abort-sure = Πάτα ξανά: το παιχνίδι τελειώνει για όλους
announce-your-turn = Είναι η σειρά σου.
announce-turn = Παίζει: { $name }.
title-asked = Η σειρά σου · Gloaming
table-side-label = Θέσεις, απόψε και ράφια
table-talk-label = Συζήτηση και χρονικό
table-talk = Λόγια
table-unread = {" "}νέα
