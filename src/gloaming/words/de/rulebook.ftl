# Die Regelhefte: der Rahmen für alle. Was ein Spiel zu sagen hat, steht in seiner eigenen Datei.

rulebook = Das Regelheft
rulebook-all = Regelhefte
rulebook-of = { $game }: das Regelheft
rulebook-kind = Das Regelheft
rulebook-contents = Inhalt
rulebook-print = Dieses Heft drucken
rulebook-example = Ein Beispiel
rulebook-copies = ×{ $copies }
rulebook-unofficial = Inoffiziell und in unseren eigenen Worten. Gloaming hat mit den Verlagen des Spiels nichts zu tun.
