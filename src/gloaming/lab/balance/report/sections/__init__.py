"""The sections of a report. Each has its plots, its figures, and the sentences that follow from them."""
