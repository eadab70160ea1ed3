# Die Rollenkarten: was man will, was man fürchtet, und ein Kniff. Das gehaltene Blatt zeigt sie zuerst, die Lobby unter dem Namen der Rolle.

role-card-books = Bücher, oder { $cultists ->
    [one] der Kultist ist weg.
   *[other] beide Kultisten sind weg.
}

role-card-investigator =
    .want = { $points } Punkte an Büchern im Regal, oder { $cultists ->
        [one] der Kultist ist weg.
       *[other] beide Kultisten sind weg.
    }
    .fear = Eine Karte „Tot“, die du nie siehst, und eine Abstimmung gegen jemanden von euch.
    .trick = Du hast nur gute Karten. Sag, wo du sie gelegt hast, und zähl die übrigen.
role-card-cultist =
    .want = { $cultists ->
        [one] { $dead } tote Ermittler, behauptet am Ende einer Stunde. Oder zehn Stunden sind um.
       *[other] { $dead } tote Ermittler eine Stunde, bevor ihr verlieren würdet. Oder zehn Stunden sind um.
    }
    .fear = { $cultists ->
        [one] Eine Abstimmung. Und dass nur du allen Toten begegnet bist.
       *[other] Abstimmungen gegen euch beide, und einen Partner, den du zu gut verteidigst.
    }
    .trick = { $cultists ->
        [one] Gib oft „Lebendig“. Folge deiner Route, obwohl du keine brauchst. Verschweig Tode, die du findest.
       *[other] Niemand tritt vor. Töte früh, bleib fleißig und widersprich deinem Partner ab und zu.
    }
role-card-seer =
    .want = Bücher, oder { $cultists ->
        [one] den Kultisten weg
       *[other] beide Kultisten weg
    }, ohne dass jemand merkt, was du weißt.
    .fear = Am Ende genannt zu werden: Dann gewinnt der Kult doch noch.
    .trick = Stimm ab wie jemand, der rät. Lass andere den Namen zuerst sagen.
role-card-assassin =
    .want = Einen Schlag, der einen Kultisten trifft.
    .fear = Jemanden von euch zu treffen: Das zählt für den Kult.
    .trick = Warte, bis du sicher bist. Bis dahin macht schon die Drohung den Kult vorsichtig.
role-card-mechanic =
    .want = Bücher, schneller als alle anderen.
    .fear = Für den Kultisten gehalten zu werden, weil keine Route deine Wege erklärt.
    .trick = Arbeite in Räumen, die diese Stunde sonst niemand nutzen kann. Als Geist kannst du es nicht.
role-card-radiant-beauty =
    .want = { role-card-books }
    .fear = In einer hellen Stunde tot gefunden zu werden, wenn dein Licht nichts wert ist.
    .trick = Als Geist trägst du Licht und Strom: in dunkle Räume, oder zur Kamera.
role-card-infected =
    .want = { role-card-books }
    .fear = Tot zu sein, ohne dass es jemand merkt: Dann schläft deine Gabe.
    .trick = Ist dein Tod entdeckt, gibt bis zum Ende der nächsten Stunde niemand Karten.
role-card-super-ghost =
    .want = { role-card-books }
    .fear = Tot zu sein, ohne dass es jemand merkt: Dann bist du wie alle.
    .trick = Als Geist nutzt du jeden Raum: Kamera, Strom, Portal, sogar den Ruf zur Abstimmung.
role-card-greenhorn =
    .want = Bücher, oder { $cultists ->
        [one] den Kultisten weg
       *[other] beide Kultisten weg
    }, ohne deine Nerven zu verlieren.
    .fear = Die Kamera und den Ruf zur Abstimmung: Beides macht dich zum Geist.
    .trick = Die Tat zählt trotzdem. Ein Blick oder eine Abstimmung kann es wert sein.
role-card-butterfingers =
    .want = Bücher, oder { $cultists ->
        [one] den Kultisten weg
       *[other] beide Kultisten weg
    }, ohne das Messer anzurühren.
    .fear = Das Messer zu benutzen, wofür auch immer: Danach wirst du zum Geist.
    .trick = Behalt deine Stimme und lehn ab, was das Messer anbietet. Es zu haben ist harmlos.
role-card-crybaby =
    .want = Bücher, oder { $cultists ->
        [one] den Kultisten weg
       *[other] beide Kultisten weg
    }, ohne eine Leiche zu sehen.
    .fear = Jemandes Tod aufzudecken: Dann wirst auch du zum Geist.
    .trick = Lass andere nachsehen. Leg und zieh Karten; dabei hast du eine ruhige Hand.
role-card-firestarter =
    .want = Deinen Fehlschlag und deine Sabotage los sein, bis Stunde 5 endet.
    .fear = Dann noch eine zu haben. Und für den Kultisten gehalten zu werden.
    .trick = Leg sie, wo kein Buch nah ist, oder in die unsicheren Gänge.
role-card-cursebearer =
    .want = Bücher, oder { $cultists ->
        [one] den Kultisten weg
       *[other] beide Kultisten weg
    }, weit weg von Geistern.
    .fear = Mit einem Geist in einem Raum zu sein: Du stirbst sofort.
    .trick = Flure sind sicher. Frag Geister laut, wohin sie schweben wollen.
role-card-celebrity =
    .want = Am Leben sein, wenn Stunde 6 beginnt und alle erfahren, wer du bist.
    .fear = Vorher zu sterben: Deine Karten, auch „Tot“, werden an die anderen verteilt.
    .trick = Meide bis dahin Begegnungen zu zweit. Danach ist deine Seite klar, und alle können dir trauen.
role-card-blind-cultist =
    .want = Was jeder Kultist will: rechtzeitig genug Tote, oder zehn Stunden sind um.
    .fear = Deinen Partner zu töten oder zu beschuldigen, denn du kennst ihn nicht.
    .trick = Dein Partner kennt dich. Achte darauf, wer dich schont, und gib „Tot“ anderen.
role-card-cursed-hunter =
    .want = Beide Kultisten verflucht oder sechs Räume, und niemanden, der dich nennt.
    .fear = Die letzte Frage des Spiels: Wer ist der Jäger?
    .trick = Du kennst die Kultisten und brauchst keine Route. Spiel den eifrigen Ermittler.

## Berufe, und was man sonst sein kann

role-card-mayor =
    .want = Knappe Abstimmungen: Jedes Unentschieden entscheidest du.
    .fear = Zum Geist zu werden: Mit dir ist das Amt verloren.
    .trick = Sag vorher, wie du entscheiden würdest. Das bewegt Stimmen.
role-card-detective =
    .want = Jemanden, dem du traust: Dir wird der Informant gezeigt, sicher ein Ermittler.
    .fear = Dass der Kult sieht, wem du traust.
    .trick = Glaub dieser Person, und sag nie, warum.
role-card-exorcist =
    .want = Einen Geist zurück unter den Lebenden, einmal, um den Preis eines anderen Lebens.
    .fear = Vorher zu sterben: Dann wird niemand zurückgeholt.
    .trick = Gib die Person hin, bei der du sicher bist. Der letzte Kultist beendet das Spiel.
role-card-profiler =
    .want = Pulsstapel ansehen: Du siehst die Karten in der Reihenfolge, in der sie kamen.
    .fear = Stapel, die vor dir jemand anderes gemischt hat.
    .trick = Leg die Reihenfolge neben das Protokoll: Sie verrät, wer „Tot“ gegeben hat.
role-card-saboteur =
    .want = Die Stapel zweier Räume tauschen, einmal.
    .fear = Blind zu tauschen und dem Kult zu helfen.
    .trick = Bring einen Stapel, dem du traust, in den Raum, wo ein Buch entscheidet.
role-card-informant =
    .want = Was deine Rolle will. Dein Marker sagt, dass du kein Kultist bist.
    .fear = Nicht mehr als andere.
    .trick = Gibt es einen Detektiv, dann weiß jemand am Tisch, dass du ehrlich bist.
role-card-ghost =
    .want = Was du vorher wolltest: Du gewinnst oder verlierst mit deiner Seite.
    .fear = Zweimal tötet dich nichts. Schweigen vielleicht.
    .trick = Schweb überallhin, leg und zieh Karten auf deiner Route, rede und stimm ab.
role-card-knife =
    .want = Deinen Vortritt nutzen: Du gehst zuerst, und manche Ereignisse fragen dich.
    .fear = Dass andere sich merken, wozu du es genutzt hast.
    .trick = Bei bis zu sechs Leuten darfst du deine Stimme ändern; bei mehr zählt sie doppelt.
