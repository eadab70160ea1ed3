# Rules at a glance.

reference-title = W skrócie
reference-print = Wydrukuj tę stronę
reference-back = Wstecz
