# What the boards of the expansions have: altar, crossing, lifts, Items; and what is told of them next to the plan.

board-ice-sea = παγωμένη θάλασσα
board-altar = { $relics ->
    [0] Βωμός, κανένα κειμήλιο ακόμα
    [one] Βωμός, 1 από 3 κειμήλια
   *[other] Βωμός, { $relics } από 3 κειμήλια
}
board-organism-awake = Βωμός, { $relics } κειμήλια: ο Οργανισμός 46-B ξύπνησε
board-crossing = Διασταύρωση: η περιστρεφόμενη πόρτα κλείνει τώρα: { $blocked }· μετά τις κινήσεις αυτής της ώρας: { $next }
board-lift-at = { $placeIn }
board-call-lift = κάλεσέ τον εδώ
board-ride = πήγαινε εκεί
board-step-out = βγες εδώ
board-items-lying = στο πάτωμα: { $items }
board-item-used = ξοδεύτηκε: { $item }

tonight-relics = { $relics ->
    [0] Κανένα κειμήλιο στον βωμό ακόμα
    [one] 1 από 3 κειμήλια στον βωμό
   *[other] { $relics } από 3 κειμήλια στον βωμό
}
tonight-organism = Ο Οργανισμός 46-B ξύπνησε. Θα κρίνει μια τελετή
tonight-crossing = Κλειστός: { $blocked }. Επόμενος: { $next }
tonight-profession-hidden = Ένα επάγγελμα είναι ακόμα κρυφό
tonight-profession = { $profession }: { $name }
tonight-profession-lost = { $profession }: πέθανε. Διάδοχος δεν υπάρχει

seat-carries = κρατά: { $items }
seat-profession = επάγγελμα: { $profession }
