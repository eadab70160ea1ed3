# Notes: what a coach says about a question, where to find it again, and what stands on the held sheet for everyone alike.

coach-label = A note
coach-more = What do good players think?
coach-got-it = Got it
coach-off = No more notes
coach-last = What was that?
coach-last-none = No note has come up yet.
coach-switch = { $on ->
    [yes] Notes: on
   *[no] Notes: off
}
coach-again = Notes from the beginning
held-none = What you are makes no difference here.
role-card-want = You want
role-card-fear = You fear
role-card-trick = Your trick
