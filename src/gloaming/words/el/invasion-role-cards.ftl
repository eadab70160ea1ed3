# The cards of the sides: what one wants, what one fears, and a trick. The held sheet shows them first.

inv-role-card-ships = { $ships ->
    [one] Ένα μητρικό σκάφος
   *[other] { $ships } μητρικά σκάφη
}, ή έναν ολόκληρο τομέα.

inv-role-card-human =
    .want = { $scientists ->
        [one] Έναν επιστήμονα
       *[other] { $scientists } επιστήμονες
    } { $point }.
    .fear = Την επόμενη κάρτα που θα τραβήξεις.
    .trick = Τράβα λίγες, σώσε νωρίς, και θυμήσου κάθε ομάδα που είχε Σαμποτάζ.
inv-role-card-alien =
    .want = { inv-role-card-ships }
    .fear = Μια κατηγορία με υποστήριξη.
    .trick = Γίνε χρήσιμο μέλος. Παίξε Σαμποτάζ όταν είναι πιο πιθανό να το χρεωθεί άλλος.
inv-role-card-stated =
    .want = { inv-role-card-ships }
    .fear = Ανθρώπους που σώζουν πιο γρήγορα απ’ όσο εισβάλλεις.
    .trick = Εισέβαλε στον πιο γεμάτο τομέα, ή σχεδίασε για σκάφη. Κάρτες δεν τραβάς πια.
inv-role-card-architect =
    .want = Να αποφασίζεις ό,τι αφήνουν ανοιχτό τα συμβάντα, σε αυτόν τον γύρο.
    .fear = Να σου χρεώσουν ό,τι έκαναν οι κάρτες.
    .trick = Πες φωναχτά γιατί διάλεξες έτσι. Στον επόμενο γύρο είναι η σειρά κάποιου άλλου.
