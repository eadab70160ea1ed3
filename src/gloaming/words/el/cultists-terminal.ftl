# What only the terminal says of Cultists.

## Questions, where the page says "hold to look"

terminal-question-night = Είδες τι σου έδειξε η νύχτα. Πάμε στην πρώτη ώρα;
terminal-question-look-at-pulse = { $targetIs ->
    [you] Η τράπουλα Σφυγμού σου έχει: { $cards }. Τι δείχνεις;
   *[other] Η τράπουλα Σφυγμού ({ $target }) έχει: { $cards }. Τι δείχνεις;
}
terminal-question-handle-token = Η μάρκα: { $token }. Τι κάνεις με αυτή;
cards-in-order = { $cards }, με τη σειρά που ήρθαν

## Answers, by the question to which they are given

option-go-teleport = { option-go-drift }
option-stop-declare-path = { option-stop-path }
option-accuse-reconsider-ballot = { option-accuse-instead }
option-accuse-hold-vote-leader = { option-accuse-leader }
option-abstain-reconsider-ballot = { option-abstain-instead }

## What they lead to

detail-go = { detail-meeting } { $step ->
    [start] { detail-back-at-start }
    [last] { detail-last-door }
   *[other] {""}
}
detail-go-teleport = {""}
detail-meeting = { $meeting ->
    [before] { detail-met-before }
    [meet] { detail-meet }
    [silent] { detail-meet-without-cards }
    [crowd] { detail-crowd }
   *[none] {""}
} { $behind ->
    [yes] Από μυστική πόρτα.
   *[no] {""}
}
detail-stop = { detail-movement-ends }
detail-give = { $left ->
    [one] Είναι η τελευταία σου.
   *[other] Έχεις { $left }.
}
detail-fill-room = { $explores ->
    [yes] { detail-fill-explores }
   *[no] { detail-fill }
}
detail-send = { detail-fill-room }
detail-secure-hallway = { detail-secure }
detail-check-state = { detail-look }
detail-watch-state = { detail-look }
detail-spy = { detail-look }
detail-spot = { detail-look } { detail-used-up }
detail-check-room = { detail-draw } { $points ->
    [0] {""}
   *[other] { detail-draw-scores }
} { $finds ->
    [yes] { detail-find }
   *[no] {""}
}
detail-watch-room = { detail-check-room }
terminal-detail-accuse = {""}
detail-accuse-hold-vote-leader = {""}
detail-abstain-hold-vote-leader = { detail-abstain-leader }
detail-abstain-reconsider-ballot = {""}
detail-initiate-vote = { detail-vote }
detail-close-portal = { $closingIs ->
    [none] { detail-portal-begin }
   *[some] { detail-portal-finish }
} { $vain ->
    [yes] { detail-portal-in-vain }
   *[no] {""}
}
detail-close-together = { detail-portal-ask }
detail-shoot-cultist = { detail-used-up }
detail-drive-fishman = { detail-used-up }
terminal-detail-enter-lift = Η άλλη του στάση: { $stop }. { detail-meeting }
terminal-detail-step-out = { $exit ->
    [0] { detail-step-out }
   *[other] { detail-step-out-costs }
} { detail-go }
terminal-detail-ride-lift = { detail-ride-lift } { detail-meeting }
detail-rope = { $cards ->
    [0] Μια άδεια τράπουλα Σφυγμού δεν δείχνει τίποτα.
    [one] Φαίνεται η μοναδική κάρτα της τράπουλας Σφυγμού.
   *[other] Φαίνεται μία από τις { $cards } κάρτες της.
}
detail-take-along = { $ghost ->
    [yes] Φάντασμα.
   *[no] {""}
} { $cards ->
    [one] Μία κάρτα Αίθουσας στο χέρι.
   *[other] { $cards } κάρτες Αίθουσας στο χέρι.
}
detail-let-tie-stand = { $leader ->
    [yes] Αρχηγός δεν βγαίνει.
   *[no] Δεν φεύγει κανείς.
}
detail-with-deck = { detail-fill }

## What only this seat may read

terminal-secret-on-route = Στη διαδρομή σου.
secret-spoils = Με αυτό η τελετή αποτυγχάνει, και κερδίζουν οι σεκταριστές.
secret-stays = Ο θάνατος μένει μυστικός.
secret-greenhorn-special = { secret-greenhorn }
secret-butterfingers-knife = { secret-butterfingers }
secret-crybaby-look = { secret-crybaby-risk }
secret-crybaby-show = { secret-crybaby }
secret-cursebearer-haunted = Εκεί υπάρχει φάντασμα. Είσαι Φορέας της Κατάρας: θα γινόσουν κι εσύ φάντασμα.

## Answers where there is little room

short-go = { $place }
short-give = { $cardFace }: { $to }
short-fill-room = { $cardFace }: { $place }
short-send = { $cardFace }: { $place }
short-check-room = Τράβα: { $place }
short-watch-room = Κάμερα: { $place }
short-watch-state = Κάμερα: { $target }
short-check-state = Σφυγμός: { $target }
short-spot = Κιάλια: { $target }
short-hand-over = { $itemName }: { $to }
short-pick-up = Μάζεψε: { $itemName }
short-shoot-cultist = Ρίξε: { $place }
short-drive-fishman = Ψαράνθρωπος: { $toIs ->
    [none] λίμνη
   *[some] { $to }
}
short-enter-lift = { $lift }
short-step-out = Έξω: { $to }
short-ride-lift = Πήγαινε: { $to }
short-call-lift = Κάλεσε: { $lift }
short-revive = Ζωή: { $target }
short-swap-deck = Αλλαγή: { $place }
short-with-deck = { $place }

## What happened, told together

story-night = Πέφτει η νύχτα
story-vote = Η ψηφοφορία
story-death = Ένας θάνατος
story-meeting = Μια συνάντηση
story-assassin = Ο Δολοφόνος
story-claim = Ο ισχυρισμός
story-seer = Ο Μάντης
story-ritual = Η τελετή
story-ropes = Τα σχοινιά
story-exorcism = Ζωή για ζωή
story-celebrity = Η Διασημότητα
story-hunter = Ο Καταραμένος Κυνηγός
told-step-out = { $seatIs ->
    [you] Βγαίνεις { $placeIn }.
   *[other] { $seat } βγαίνει { $placeIn }.
}
told-exchange = { $seatsIs ->
    [ye] { $seats } συναντιέστε { $placeIn } και δίνετε ο ένας στον άλλον μια κάρτα.
   *[many] { $seats } συναντιούνται { $placeIn } και δίνουν ο ένας στον άλλον μια κάρτα.
}

## The first screen

welcome-night = Μένετε { $seats } για τη νύχτα, και { $cultists ->
    [one] ένας είναι σεκταριστής
   *[other] { $cultists } είναι σεκταριστές
}. Κάρτες Νεκρός περνούν κλειστές από χέρι σε χέρι. Βιβλία πάνε στα ράφια.
welcome-envelope = Ο φάκελός σου
welcome-side = Η πλευρά σου: { $team }.

## Next to the hour

head-before = Πριν από την πρώτη ώρα
head-knife = μαχαίρι: { $seat }
head-portal = Πύλη ως την ώρα { $hour }
head-no-cards = χωρίς κάρτες σε συναντήσεις
head-no-vote = όχι άλλη ψηφοφορία
head-organism = ο 46-B ξύπνησε
head-relics = κειμήλια { $relics }/{ $most }
head-door = { $open ->
    [yes] κόκκινη πόρτα ανοιχτή
   *[no] κόκκινη πόρτα κλειδωμένη
}
head-leader = αρχηγός: { $seat }
head-lifts = ανελκυστήρες: { $rooms }
head-profession-hidden = επάγγελμα κρυφό
head-profession = { $profession }: { $seat }{ $spent ->
    [yes] {" "}(ξοδεύτηκε)
   *[no] {""}
}
head-profession-lost = { $profession }: χάθηκε
head-curse = αίθουσες με κατάρα { $rooms }/{ $most }

## Panels

panel-hours = Ρολόι
people-heading = Σφυγμός, χέρι
people-cards = { $pulse }σ { $encounter }ν { $room }α
people-where = { $name }{ $ghost ->
    [yes] {" "}(φάντασμα)
   *[no] {""}
}: { $place }{ $itemsIs ->
    [some] , με { $items }
   *[none] {""}
}
hours-none = Καμία μάρκα ακόμα
secrets-you = Εσύ:
route-own = Η διαδρομή σου: { $lines }.
route-open = { $seatIs ->
    [you] Η φανερή διαδρομή σου: { $lines }.
   *[other] Φανερή διαδρομή ({ $seat }): { $lines }.
}
route-line = ώρες { $hours }: { $colours }

## The plan

plan-hooded = Κουκούλα
plan-curse = Κατάρα
plan-awake = ξύπνησε
plan-books = { $books ->
    [0] κανένα βιβλίο
    [one] 1 βιβλίο
   *[other] { $books } βιβλία
}
    .short = { $books }β
plan-cards = { $cards ->
    [one] 1 κάρτα
   *[other] { $cards } κάρτες
}
plan-finished = ολοκληρώθηκε
    .short = πλήρης
legend-you = εσύ
legend-ghost = φάντασμα
legend-answer = απάντηση
legend-token = μάρκα
legend-books = βιβλία
legend-deck = τράπουλα των 3
legend-explored = εξερευνημένη
legend-obstacle = εμπόδιο
legend-locked = κλειδωμένη πόρτα
legend-covered = κλειστό αντικείμενο
legend-item = αντικείμενο
legend-blocked = κλειστό
legend-lift = ανελκυστήρας
legend-lift-you = ανελκυστήρας μ’ εσένα μέσα

## The pages behind r and h

help-roles-key = ρόλοι
help-reference = οι ρόλοι και οι στόχοι του τραπεζιού, η διαδρομή σου με λόγια, το ρολόι
roles-page = Οι ρόλοι και οι στόχοι του τραπεζιού
help-plan = Στον χάρτη, @ είσαι εσύ, οι παρενθέσεις είναι φαντάσματα, και [2] είναι εκεί όπου οδηγεί η απάντηση 2.
help-people = Δίπλα σε κάθε όνομα: κάρτες στην τράπουλα Σφυγμού (σ), ύστερα κάρτες Συνάντησης (ν) και κάρτες Αίθουσας (α) στο χέρι. Ένα στιλέτο δείχνει ποιος έχει το μαχαίρι.
help-shelf = Στα ράφια, 2/4+4 σημαίνει δύο από τέσσερα βιβλία, και τέσσερις πόντους όταν γεμίσει το ράφι.
help-letters = Τα γράμματα είναι τα χρώματα των αιθουσών: { $letters }.
help-route = Η διαδρομή σου δείχνει σε αγκύλες τα χρώματα αυτής της ώρας. Οι ερευνητές χρησιμοποιούν μόνο αίθουσες αυτών των χρωμάτων.
help-ice = ▲ είναι εμπόδιο στον πάγο: κοστίζει όσο μια πόρτα, και όσοι είναι στις δύο μεριές του δεν συναντιούνται. ■ είναι η κόκκινη πόρτα όσο είναι κλειδωμένη. Ο βωμός δείχνει τα κειμήλιά του ως ◆◇◇.
help-items = Ένα ? μετά τα βιβλία μιας αίθουσας είναι κλειστό αντικείμενο, +τουφέκι ένα ανοιχτό. Όσα κρατά κάποιος φαίνονται δίπλα στην ώρα, ή κάτω από το όνομα.
help-crossing = Η χοντρή γραμμή στη διασταύρωση είναι η περιστρεφόμενη πόρτα, που κλείνει εκείνον τον διάδρομο. <1> είναι ένας ανελκυστήρας στην αίθουσα όπου βρίσκεται, <1:Be> ένας με Be μέσα.
help-professions = Μόλις κερδηθεί το επάγγελμα, φαίνεται δίπλα στην ώρα, με το όνομα.

## The end

fate-alive = ζούσε ως το τέλος
fate-ghost = φάντασμα, { $how }
fate-dead = { $hour ->
    [0] χωρίς σφυγμό από την αρχή
   *[other] χωρίς σφυγμό από την ώρα { $hour }
}
fate-unfound = { $truth }, και δεν το έμαθε κανείς
end-hours = { $hours ->
    [one] Μετά από μία ώρα.
   *[other] Μετά από { $hours } ώρες.
}
facts-game = { $players } θέσεις, { $level }
facts-game-automa = { $players } θέσεις και το Automa, { $level }
replay-roles = Οι ρόλοι ήταν: { $roles }.

## How it ended, in tables and single lines

ending-cultists = { $team }: νίκη { $reason } την ώρα { $rounds }.
ending-cultists-team-investigators = Ερευνητές
ending-cultists-team-cultists = Σεκταριστές
ending-cultists-team-hunter = Καταραμένος Κυνηγός
ending-cultists-by-points = με πόντους
    .note = εκδότης: 20–25%
ending-cultists-by-vote = με ψηφοφορία
ending-cultists-by-assassin = με τον Δολοφόνο
ending-cultists-by-murder = με τον θάνατο του τελευταίου σεκταριστή
ending-cultists-by-false-claim = με λανθασμένο ισχυρισμό
ending-cultists-by-kills = με φόνους
ending-cultists-by-claim = με αληθινό ισχυρισμό
ending-cultists-by-time = με τον χρόνο
ending-cultists-by-seer = κατονομάζοντας τον Μάντη
ending-cultists-by-ritual = με την τελετή
ending-cultists-by-no-leader = ελλείψει αρχηγού
ending-cultists-by-exorcist = με τον Εξορκιστή
ending-cultists-by-hunter = με την κατάρα

## A house rule that the lobby does not offer

house-first-player = Ο πρώτος παίκτης
    .none = βγαίνει στην τύχη

## Notes, where there is nothing to hold and no sign on a plan

terminal-note-night = Ο ρόλος σου είναι πιο πάνω, και δεν τον βλέπει κανείς άλλος. Ύστερα ξύπνα.
terminal-note-walk-dark = Είναι σκοτάδι: όπου είναι κάποιος, συναντιέστε όλοι.
