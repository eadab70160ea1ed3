# Whose fonts and programs the pages carry.

notices = Licences
    .lead = Gloaming itself is free software under the Apache licence, version 2.0. Its pages also carry the work of others, with our thanks. Each licence stands here in full, in the language it was written in.
    .fonts = Fonts
    .programs = Programs
    .save = Save them as one text
    .missing = The licences can’t be loaded right now. Try again in a moment.
