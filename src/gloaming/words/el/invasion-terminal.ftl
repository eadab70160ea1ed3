# What only the terminal says of Invasion.

## Answers, by the question to which they are given

inv-option-confirm-leave-orders = { inv-option-confirm-no-order }
inv-option-leave-move-agent = { inv-option-leave-moving }
inv-option-leave-free-districts = { inv-option-leave-freeing }
inv-option-leave-escort-scientist = { inv-option-leave-escorting }

## What they lead to

inv-detail-place-there = { $gathering ->
    [yes] { inv-detail-gathering-spot }
   *[no] {""}
}
inv-detail-post = { inv-detail-new-agent }
inv-detail-move-to = { $alien ->
    [0] {""}
   *[other] { inv-detail-alien-around }
} { $scientist ->
    [yes] { inv-detail-scientist-there }
   *[no] {""}
} { inv-detail-place-there }
inv-detail-send = { inv-detail-move-to }
terminal-inv-detail-accuse = { $vain ->
    [yes] { inv-detail-accuse-in-vain }
   *[no] { inv-detail-accuse }
}
inv-detail-pick = Στο σημείο { $spot }.
terminal-inv-detail-control = Στο σημείο { $spot }. { inv-detail-control }
terminal-inv-detail-invade = Στο σημείο { $spot }. { inv-detail-invade }
terminal-inv-detail-escort = { $gathering ->
    [yes] { inv-detail-escort-rescue }
   *[no] { inv-detail-escort }
}
inv-detail-upcoming = { $does }
inv-detail-prevent = { $does }
inv-detail-lay = { $does }

## Answers where there is little room

inv-short-place-there = { $short }
inv-short-post = { $short }
inv-short-move-to = { $short }
inv-short-send = { $short }
inv-short-leave-move-agent = Μείνε
inv-short-control = { inv-option-control }
inv-short-pick = { $agent }

## What happened, told together

inv-story-event = { inv-scene-event }
inv-story-rescue = { inv-scene-rescue }
inv-story-accusation = { inv-scene-accusation }
inv-story-alien = Ένας εξωγήινος
inv-told-all-draw = Όλοι τραβούν μία κάρτα Αφομοίωσης.

## Next to the round

inv-head-architect = αρχιτέκτονας: { $seat }
inv-head-saved = { $saved }/{ $goal } σώθηκαν
inv-head-ships = { $ships }/{ $goal } σκάφη
inv-head-deck = { $deck ->
    [one] 1 κάρτα ακόμα
   *[other] { $deck } κάρτες ακόμα
}
inv-head-events = συμβάντα: { $deck }, επερχόμενα { $upcoming }, αποτραπέντα { $prevented }

## Panels

inv-panel-people = Στο τραπέζι: κάρτες, μάρκα Κατηγορίας
inv-panel-agents = Πράκτορες, και συνοικίες εξωγήινων γύρω
inv-panel-sectors = Τομείς
inv-panel-discards = Περασμένα συμβάντα
inv-people-cards = { $cards }κ { $token ->
    [yes] μ
   *[no] {" "}
}
inv-people-alien = ΕΞΩΓ
inv-people-architect = αρχ
inv-agents-scientist = { $spot }, επιστήμονας
inv-discards-none = Κανένα ακόμα
inv-secrets-drawn = Τράβηξες: { $cards }
inv-where-agent = { $agent }{ $siren ->
    [yes] {""}
   *[no] {" "}(σε χρήση)
}: { $spot }{ $alien ->
    [0] {""}
    [one] , μία συνοικία εξωγήινων γύρω
   *[other] , { $alien } συνοικίες εξωγήινων γύρω
}
inv-where-scientists = Επιστήμονες: { $spots }
inv-where-scientists-none = Κανένας επιστήμονας στον χάρτη

## The map

inv-legend-siren = πράκτορας με σειρήνα
inv-legend-agent = πράκτορας χωρίς
inv-legend-scientist = επιστήμονας
inv-legend-alien = συνοικία εξωγήινων
inv-legend-gathering = σημείο συγκέντρωσης
inv-legend-answer = απάντηση 3

## The pages behind r and h

inv-help-rules-key = κανόνες
inv-help-reference = οι κανόνες του τραπεζιού με μια ματιά, κάθε κάρτα συμβάντος, τι έχει αποκαλυφθεί
inv-rules-page = Οι κανόνες του τραπεζιού με μια ματιά
inv-rules-turned = Ως τώρα αποκαλύφθηκαν: { $cards }.
inv-rules-turned-none = Τίποτα δεν έχει αποκαλυφθεί ακόμα.
inv-help-map = Στον χάρτη, 04* είναι πράκτορας με σειρήνα, 04 ένας σε χρήση, S ένας επιστήμονας. [2] είναι εκεί όπου οδηγεί η απάντηση 2, ή ο πράκτορας που αναλαμβάνει. Οι σκιασμένες συνοικίες είναι των εξωγήινων. O είναι σημείο συγκέντρωσης.
inv-help-people = Δίπλα σε κάθε όνομα: κάρτες Αφομοίωσης (κ), ύστερα μ για όσους μπορούν ακόμα να κατηγορήσουν. > δείχνει ποιος παίζει.
inv-help-agents = Δίπλα σε κάθε πράκτορα, με θαυμαστικό: πόσες συνοικίες εξωγήινων αγγίζουν το σημείο του.

## The end

inv-fate-stated = εξωγήινος, και το ήξεραν όλοι
inv-fate-secret = εξωγήινος, στα κρυφά
inv-fate-human = άνθρωπος
inv-end-rounds = { $rounds ->
    [one] Μετά από έναν γύρο.
   *[other] Μετά από { $rounds } γύρους.
}

## How it ended, in tables and single lines

ending-invasion-team-humans = Άνθρωποι
ending-invasion-team-aliens = Εξωγήινοι
ending-invasion-by-scientists = με τη διάσωση των επιστημόνων
ending-invasion-by-mother-ships = με μητρικά σκάφη
ending-invasion-by-sector = με έναν ολόκληρο τομέα
