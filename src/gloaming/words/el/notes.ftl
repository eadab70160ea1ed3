# Notes: what a coach says about a question, where to find it again, and what stands on the held sheet for everyone alike.

coach-label = Μια σημείωση
coach-more = Τι σκέφτονται οι έμπειροι;
coach-got-it = Το κατάλαβα
coach-off = Όχι άλλες σημειώσεις
coach-last = Τι ήταν αυτό;
coach-last-none = Δεν έχει βγει ακόμα σημείωση.
coach-switch = { $on ->
    [yes] Σημειώσεις: ναι
   *[no] Σημειώσεις: όχι
}
coach-again = Σημειώσεις από την αρχή
held-none = Εδώ δεν παίζει ρόλο τι είσαι.
role-card-want = Θέλεις
role-card-fear = Φοβάσαι
role-card-trick = Το κόλπο σου
