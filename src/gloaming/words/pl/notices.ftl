# Whose fonts and programs the pages carry.

notices = Licencje
    .lead = Gloaming to wolne oprogramowanie na licencji Apache w wersji 2.0. Jego strony zawierają też pracę innych osób, za którą dziękujemy. Każda licencja jest tu w całości, w języku, w którym ją napisano.
    .fonts = Kroje pisma
    .programs = Programy
    .save = Zapisz wszystkie jako jeden tekst
    .missing = Nie można teraz wczytać licencji. Spróbuj jeszcze raz.
