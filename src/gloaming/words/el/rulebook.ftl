# The rulebooks: the frame of any of them. What a game has to say stands in its own file.

rulebook = Το βιβλίο κανόνων
rulebook-all = Βιβλία κανόνων
rulebook-of = { $game }: το βιβλίο κανόνων
rulebook-kind = Το βιβλίο κανόνων
rulebook-contents = Περιεχόμενα
rulebook-print = Τύπωσε αυτό το βιβλίο
rulebook-example = Ένα παράδειγμα
rulebook-copies = ×{ $copies }
rulebook-unofficial = Ανεπίσημο, και με δικά μας λόγια. Το Gloaming δεν έχει καμία σχέση με τους εκδότες του παιχνιδιού.
