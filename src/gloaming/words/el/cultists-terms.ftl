# Names of things on the table.

## Cards. `.one` is one such card in a sentence.

card-alive = Ζωντανός
    .one = μια κάρτα Ζωντανός
    .does = Για το άλλο άτομο δεν αλλάζει τίποτα.
card-dead = Νεκρός
    .one = μια κάρτα Νεκρός
    .does = Το άλλο άτομο είναι νεκρό και δεν το ξέρει.
card-success = Επιτυχία
    .one = μια κάρτα Επιτυχία
    .does = Σε αίθουσα: ένα βιβλίο πάει στα ράφια.
card-failure = Αποτυχία
    .one = μια κάρτα Αποτυχία
    .does = Σε αίθουσα: δεν γίνεται τίποτα. Στα επικίνδυνα περάσματα: έρχεται μια κουκουλωμένη μορφή.
card-sabotage = Σαμποτάζ
    .one = μια κάρτα Σαμποτάζ
    .does = Σε αίθουσα: ένα βιβλίο γυρίζει πίσω. Στα επικίνδυνα περάσματα: αναδύεται ο Ψαράνθρωπος.
card-veiled = Κάρτα
    .one = μια κάρτα
    .does = Κλειστή.
cards-of = { $count } × { $face }
cards-none = καμία κάρτα
points-of = { $points } από { $target } πόντους
doors-count = { $count ->
    [one] 1 πόρτα
   *[other] { $count } πόρτες
}

role = Ρόλος
knife = Μαχαίρι
portal = Πύλη
fishman = Ψαράνθρωπος
ghost = Φάντασμα
bag = Σακούλι
power = Ρεύμα
power-on = Φως
power-off = Σκοτάδι
hour-of = Ώρα { $round } από 10

## Phases

phase-night = Νύχτα
    .does = Μάτια κλειστά. Μοιράζονται ρόλοι, διαδρομές και κάρτες.
phase-movement = Κίνηση
    .does = Με τη σειρά, όλοι πηγαίνουν κάπου αλλού.
phase-event = Συμβάν
    .does = Το ρολόι χτυπά και τραβιέται μια μάρκα.
phase-action = Ενέργειες
    .does = Με τη σειρά, όλοι κάνουν μία ενέργεια ή πάνε πάσο.
phase-cleanup = Τέλος της ώρας
    .does = Ισχυρισμοί και προθεσμίες, ύστερα το μαχαίρι περνά αριστερά.
phase-over = Το τέλος
    .does = Όλα αποκαλύπτονται.

## What the table lets through just now

talk-free = Μιλάτε ελεύθερα
talk-mute-all = Χωρίς επικοινωνία: σιωπή ως την επόμενη μάρκα
talk-mute-voice-only = Χωρίς επικοινωνία: γράφετε, μα δεν μιλάτε
talk-emotes-allowed = Χωρίς επικοινωνία: μόνο νοήματα, όχι λόγια
hand = Χέρι
vote = Ψηφοφορία
hour = Ώρα { $round }
