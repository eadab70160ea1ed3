# „Warum?“: die Regel hinter einer Frage oder Antwort, in Worten für Spieler. Die genaue Regel ist einen Tipp weiter. Hausregeln kommen
# als Argumente, unter ihren Namen, damit jeder Tisch liest, was dort gilt.

why-ac-night-10 = In der Nacht sehen alle ihre eigene Karte an. Ein einzelner Kultist sieht auch, wer von Anfang an tot ist; zwei Kultisten sehen einander; ein Seher sieht die Kultisten. Alle wachen zusammen auf, damit das Aufwachen nichts verrät.
why-ac-move-02 = Jede Tür kostet einen deiner Schritte, vom Raum in den Flur oder von Raum zu Raum. Einen anderen Weg gibt es nicht. Nur Geister brauchen keine Türen.
why-ac-move-03 = Alle müssen sich bewegen, jede Stunde: durch mindestens eine Tür, und nicht zurück an den Ausgangsort. So kann sich niemand die ganze Nacht in einer Ecke verstecken, und Begegnungen gibt es immer.
why-ac-move-05 = Du musst nicht alle Schritte gehen. Du darfst stehen bleiben, sobald du woanders bist als am Anfang.
why-ac-round-05 = Jede Stunde tust du eine Sache, mit Leuten oder mit einem Raum, oder gar nichts. Nichts zu tun kostet nur die Stunde.
why-ac-ghost-03 = Ein Geist braucht keine Türen: Einmal je Stunde schwebt er an { $ghost_may_stay ->
    [yes] irgendeinen
   *[no] irgendeinen anderen
} Ort. Er begegnet niemandem, und niemand begegnet ihm.
why-ac-enc-14 = In einer Begegnung gibt jede Person genau eine Karte, „Lebendig“ oder „Tot“, verdeckt in den Pulsstapel einer anderen. Ablehnen kann niemand. Begegnen sich im Dunkeln mehrere, { $multi_encounter_targets ->
    [cyclic_left] bekommt deine die Person links von dir
   *[free] wählst du, wer deine bekommt
}.
why-ac-enc-17 = Nur wer gibt, weiß je, welche Karte es war. Wer sie bekommt, darf nicht hinsehen. So kann jemand tot sein, ohne es zu wissen.
why-rq-03 = An diesem Tisch nennst du vor dem ersten Schritt den ganzen Weg. Begegnungen unterwegs gibt es trotzdem, eine nach der anderen.
why-rq-08 = An diesem Tisch werden die Karten einer Begegnung nacheinander gegeben; es beginnt, wer hereinkam. Alle sehen, wer wem gegeben hat.
why-ac-act-gen-01 = Was du mit Leuten tust, geht überall. Was du mit einem Raum tust, braucht dessen Farbe diese Stunde auf deiner Route; Kultisten brauchen keine Route. Geister können nur Karten legen und ziehen.
why-ac-act-cs-01 = Du darfst den Pulsstapel einer lebenden Person ansehen, die da ist, wo du bist. Du siehst alle Karten, gemischt. Danach fällt ungesehen eine Karte des Nachziehstapels auf den Stapel dieses Raums.
why-ac-act-cs-06 = Ermittler, die „Tot“ finden, müssen es aufdecken. Ein Kultist darf den Stapel zurücklegen. Wer nachsieht, wird immer gleich gefragt, damit ein verschwiegener Tod wie keiner aussieht.
why-ac-act-fr-01 = Du darfst hier eine deiner Raumkarten legen, wenn der Raum noch Bücher hat, keine Kapuzengestalt darin steht und er auf deiner Route liegt. Kultisten brauchen keine Route. Geister dürfen es auch.
why-ac-act-cr-01 = Du darfst hier ziehen, sobald der Raum erkundet ist, solange er Bücher und Karten und keine Kapuzengestalt hat. Er muss auf deiner Route liegen, außer bei Kultisten. Geister dürfen es auch.
why-ac-act-cam-02 = Im roten Raum, mit Strom, zeigt dir die Kamera eins von beiden: den Pulsstapel irgendeiner lebenden Person oder eine Karte aus dem Stapel eines erkundeten Raums.
why-ac-act-sh-02 = In einem Flur darfst du eine Raumkarte verdeckt in die unsicheren Gänge legen. Wird dort später gezogen, heißt „Erfolg“: Niemand kommt.
why-ac-act-fc-01 = In einem Raum mit einer Kapuzengestalt darfst du sie vertreiben. Das kostet deine Aktion. Sie kommt nie wieder, und der Raum ist wieder frei.
why-ac-act-sf-01 = Mit dem Messer darfst du den Fischmenschen in seinem Flur verscheuchen. Das kostet deine Aktion. Er geht zurück in den See und kann wieder auftauchen.
why-ac-act-pwr-01 = Fehlt der Strom, darf ihn jede lebende Person im roten Raum zurückbringen, wenn der Raum auf der eigenen Route liegt. Kultisten brauchen keine Route.
why-ac-act-por-01 = Das Portal schließt sich, wenn zwei Lebende im grünen Raum in derselben Stunde beide ihre Aktion dafür nutzen. Ist es rechtzeitig zu, genügt zum Sieg ein Punkt weniger.
why-ac-act-as-01 = Der Attentäter darf einmal im Spiel zustoßen: Jemand Lebendes am selben Ort wird zum Geist. Abgestimmt wird nicht, und alle erfahren, wer der Attentäter ist.
why-rq-77 = An diesem Tisch bittet eine Person eine andere, das Portal gemeinsam zu schließen. Bei einem Ja haben beide ihre Aktion genutzt, bei einem Nein nur die, die gefragt hat.
why-ac-vote-01 = In der Cafeteria darf jemand Lebendes zur Abstimmung rufen, einmal je Stunde für den ganzen Tisch, wenn der Raum auf der eigenen Route liegt. Kultisten brauchen keine Route.
why-ac-vote-08 = Alle wählen gleichzeitig und geheim, eine lebende Person oder niemanden. Dann werden alle Stimmen zusammen aufgedeckt, { $anonymous_ballots ->
    [yes] ohne Namen
   *[no] mit Namen
}. Auch Geister stimmen ab, können aber nicht genannt werden.
why-ac-vote-12 = Bei bis zu sechs Leuten gilt: Wer das Messer hat{ $ghost_knife_vote ->
    [yes] , auch als Geist,
   *[no] {" "}und lebt,
} darf die eigene Stimme einmal ändern, nachdem alle offen liegen. Dann ist sie endgültig.
why-rq-47 = Bei sieben oder acht Leuten zählt die Stimme der Person mit dem Messer doppelt. An diesem Tisch darf die Person sie auch nur einmal zählen lassen.
why-ac-clean-02 = Am Ende jeder Stunde darf ein einzelner Kultist vortreten und sagen, dass genug Ermittler tot sind. Alle Pulsstapel werden geöffnet: genug, und der Kult gewinnt; zu wenige, und er verliert. Alle werden gefragt, damit niemand merkt, wer könnte.
why-ac-win-14 = Würden die Ermittler gewinnen und gibt es einen Seher, so zeigen sich die Kultisten und haben einen Versuch. Nennen sie den Seher, gewinnen sie doch noch. Darum bleibt der Seher verborgen.
why-ac-event-fe-01 = Wer das Messer hat und lebt, darf den Pulsstapel einer anderen lebenden Person ansehen, wo sie auch ist. { $false_eyes_investigator_must_reveal ->
    [yes] Ermittler müssen einen Tod auch hier aufdecken.
   *[no] Hier dürfen selbst Ermittler einen Tod verschweigen.
}
why-ac-event-ic-01 = Wer das Messer hat und lebt, darf noch einen Marker aus dem Beutel nehmen und allein ansehen. Er bewirkt jetzt nichts.
why-ac-event-ic-03 = Nach dem Ansehen legst du den Marker zurück oder für immer aus dem Spiel. Alle sehen, welches von beiden; den Marker sieht niemand.
why-uts-rq-41 = Was nichts kostet, kommt zu deiner Aktion hinzu, davor oder danach, so oft du magst: Gegenstände, Aufzüge, ein Beruf. Gefragt wird, wer so etwas haben könnte.
why-uts-item-16 = In deinem Zug darfst du Gegenstände einer lebenden Person geben, die da ist, wo du bist. Es kostet nichts, und gefragt wird sie nicht.
why-uts-item-20 = Wer vor aller Augen stirbt, lässt die Gegenstände fallen. Wer dort ist und lebt, darf sie im eigenen Zug aufheben, ohne dass es etwas kostet.
why-uts-item-33 = Wer die Schneeeule findet, schickt eine eigene Raumkarte verdeckt in den Stapel eines Raums, der nicht abgeschlossen ist. Alle sehen den Raum, niemand die Karte.
why-uts-rq-13 = Die Karte kommt aus deiner eigenen Hand. An diesem Tisch darf die Eule auch ohne eine fliegen.
why-uts-item-46 = Einmal zeigt dir das Fernglas den Pulsstapel von jemandem { $binoculars_range ->
    [any_room] in irgendeinem anderen Raum
   *[same_colour] in einem anderen Raum derselben Farbe wie deiner
}. Es kostet nichts, und Ermittler müssen wie immer einen Tod aufdecken.
why-uts-item-50 = Ein Schuss aus dem Gewehr vertreibt { $rifle_cultist_range ->
    [anywhere] eine Kapuzengestalt, wo sie auch steht
   *[same_room] die Kapuzengestalt in deinem Raum
}, ohne dass es etwas kostet. Dann ist das Gewehr verbraucht.
why-uts-item-51 = Ein Schuss aus dem Gewehr vertreibt den Fischmenschen, { $rifle_fishman_range ->
    [adjacent] wenn er nah ist
   *[anywhere] aus jeder Entfernung
}: { $rifle_fishman_destination ->
    [any_location] in den See oder an irgendeinen Ort deiner Wahl
    [lake_only] in den See
   *[lake_or_hallway] in den See oder in einen Flur deiner Wahl
}. Dann ist das Gewehr verbraucht.
why-uts-item-53 = In einer Begegnung deiner Wahl hält die Lampe jede Karte von dir fern. Du gibst trotzdem eine. Dann ist die Lampe verbraucht.
why-uts-org-14 = Wer das Ritual anführt, nennt die Teilnehmenden: drei bei bis zu sechs Leuten, vier bei mehr. Geister dürfen teilnehmen, und wer anführt, auch.
why-uts-org-18 = Wer teilnimmt, legt ungesehen eine Raumkarte. Die Karten werden gemischt und gezeigt. Nur wenn alle „Erfolg“ sind, ist Organismus 46-B verbannt.
why-uts-hunt-08 = Der Verfluchte Jäger spielt für keine Seite. Hat sich der Fluch weit genug verbreitet, muss eine Seite ihn nennen. Ein richtiger Name gewinnt für diese Seite, ein falscher für den Jäger.
why-moc-lift-03 = Ein Aufzug ist ein Ort für sich. Einsteigen kostet einen deiner Schritte, aus dem Raum, in dem er gerade steht.
why-moc-lift-06 = Mit Strom darfst du den Aufzug starten, in dem du bist, ohne dass es etwas kostet. Alle darin steigen im anderen Raum aus und können dort jemandem begegnen.
why-moc-lift-15 = Neben deiner Aktion darfst du { $call_occupied_lift ->
    [yes] einen Aufzug
   *[no] einen leeren Aufzug
} in deinen Raum rufen, wenn der Strom an ist und der Raum auf deiner Route liegt. Kultisten brauchen keine Route.
why-moc-rq-07 = Aus einem Aufzug zu steigen, der nicht gefahren ist, kostet { $lift_exit_cost ->
    [1] einen Schritt
   *[0] nichts
}.
why-moc-event-02 = Wer das Messer hat, wählt { $ropes_up_to ->
    [yes] bis zu zwei Lebende, bei mehr als sechs Leuten bis zu drei
   *[no] zwei Lebende, bei mehr als sechs Leuten drei
}. Die Gewählten mischen ihren Pulsstapel und zeigen je eine Karte. Für alle Tode zusammen gibt es eine Abstimmung.
why-moc-prof-15 = Wer als Erstes eine Kapuzengestalt vertreibt, gewinnt den verdeckten Beruf. Er wird sofort aufgedeckt, und alle sehen ihn.
why-moc-rq-26 = An diesem Tisch darfst du den Beruf liegen lassen. Dann wartet er verdeckt auf die nächste Person, die eine Kapuzengestalt vertreibt.
why-moc-prof-21 = Endet eine Abstimmung unentschieden, entscheidet sofort der Bürgermeister, vor aller Augen.
why-moc-prof-22 = Der Bürgermeister darf eine der gleichauf liegenden Personen wegschicken oder niemanden. { $mayor_breaks_abstention_tie ->
    [no] Ein Unentschieden mit „niemand“ bleibt stehen.
   *[yes] Auch „niemand“ kann gleichauf liegen.
}
why-moc-prof-28 = Einmal im Spiel, neben der Aktion, darf der Exorzist einen Geist ins Leben zurückholen. { $revival_purges ->
    [all] Alle Karten „Tot“ verlassen dessen Pulsstapel.
   *[face_up_only] Eine offene Karte „Tot“ verlässt dessen Pulsstapel; verdeckte bleiben.
}
why-moc-prof-31 = Ein Leben für ein Leben: Der Exorzist muss dann { $exorcist_may_kill_self ->
    [yes] jemanden zum Geist machen, vielleicht sich selbst
   *[no] jemand anderen zum Geist machen
}. { $exorcist_kill_vote ->
    [yes] Danach wird abgestimmt.
   *[no] Abgestimmt wird nicht.
} Ist es der letzte Kultist, endet das Spiel.
why-moc-prof-37 = Einmal im Spiel, neben der Aktion, tauscht der Saboteur die Stapel zweier Räume. Niemand sieht die Karten an.
