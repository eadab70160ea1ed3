"""Notices: those who are away hear that their table waits. A notice tells nothing that everybody at the table could not be told
at that moment (docs/design/027)."""
