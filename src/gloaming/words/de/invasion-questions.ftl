# Was in Invasion gefragt wird, für die Person, die antwortet, und was alle anderen derweil lesen (inv-waiting-…).

inv-question-place-scientist = Wo ist der Wissenschaftler bei { $site }?
    .detail = Auf einem Posten, der den Landeplatz berührt. Die Aliens sind nah, darum kommt von dort noch niemand weg.
inv-question-act = Was tust du?
    .detail = { $stated ->
        [yes] Vorausplanen, oder die Aliens zu einem Agenten führen.
       *[no] Eine Aktion: einen Agenten übernehmen, vorausplanen oder anklagen. Der Druck beträgt { $pressure }.
    }
inv-question-place-events = Welches Ereignis soll kommen?
    .detail = { $count ->
        [one] Es kommt, oder es ist verhindert. Sonst sieht es niemand.
       *[other] Das andere ist verhindert. Sonst sieht niemand, welches.
    }
inv-question-ask-for-support = Unterstützt du die Anklage?
    .detail = { $accuser } klagt { $accusedAcc } an. Mit Unterstützung werden Karten gezeigt, bis sich „Assimiliert“ zeigt.
inv-question-ask-for-declaration = { $turnIs ->
    [you] Gleich bist du am Zug
   *[other] { $turn } ist als Nächstes am Zug
}
    .detail = Alle werden gefragt. Ein Alien darf sich jetzt bekennen.
inv-question-leave-orders = Wann bekennst du dich?
    .detail = Alle werden gleich gefragt. Eine Anweisung gilt nur für Aliens, und niemand sieht sie.
inv-question-place-newcomer = Wo kommt der neue Agent an?
    .detail = Auf einem Startposten ohne Agenten. Ab der nächsten Runde ist er bereit.
inv-question-move-agent = Wohin fährt { $agent }?
    .detail = Auf einer Straße durch seinen Posten, so weit du willst. Danach kann er Viertel befreien und einen Wissenschaftler geleiten.
inv-question-free-districts = Befreit { $agent } die Viertel ringsum?
    .detail = { $alien ->
        [one] Ein Alien-Viertel berührt { $spot }.
       *[other] { $alien } Alien-Viertel berühren { $spot }.
    }
inv-question-escort-scientist = Zu wem geht der Wissenschaftler?
    .detail = Zu einem Agenten auf derselben Straße, ohne Aliens nahe am Weg. Ein Sammelposten heißt: Rettung.
inv-question-name-team = { $left ->
    [one] Wer kommt noch ins Team?
   *[other] Wen nimmst du mit?
}
    .detail = { $left ->
        [one] Noch eine Person. Dann legen alle drei verdeckt eine Karte.
       *[other] Zwei andere. Dann legen alle drei verdeckt eine Karte.
    }
inv-question-cast-votes = Welche Karte legst du?
    .detail = Die drei Karten werden gemischt. Alle sehen, wie oft Sabotage dabei ist; von wem, sieht niemand.
inv-question-pick-agent = Welchen Agenten bewegt „{ $card }“?
    .detail = { $does }
inv-question-send-agent = Wohin kommt { $agent }?
    .detail = { $does }
inv-question-free-sector = Welcher Sektor leistet Widerstand?
    .detail = Alle Alien-Marker darin kommen weg.

## Derweil, für alle anderen

inv-waiting-place-scientist = { $seat } stellt den Wissenschaftler bei { $site } auf
inv-waiting-act = { $seat } überlegt
inv-waiting-place-events = { $seat } plant voraus
inv-waiting-ask-for-support = { $accuserIs ->
    [you] Du klagst { $accusedAcc } an
   *[other] { $accuser } klagt { $accusedAcc } an
}
inv-waiting-ask-for-declaration = { $turnIs ->
    [you] Gleich bist du am Zug
   *[other] { $turn } ist als Nächstes am Zug
}
inv-waiting-leave-orders = Alle hinterlassen eine Anweisung
inv-waiting-place-newcomer = { $seat } stellt den neuen Agenten auf
inv-waiting-move-agent = { $seat } bewegt { $agent }
inv-waiting-free-districts = { $seat } überlegt wegen der Viertel rund um { $agent }
inv-waiting-escort-scientist = { $seat } überlegt wegen des Wissenschaftlers bei { $spot }
inv-waiting-name-team = { $seat } nennt das Spezialteam
inv-waiting-cast-votes = { $teamIs ->
    [ye] { $team } legt eure Karten
   *[many] { $team } legen ihre Karten
}
inv-waiting-pick-agent = { $seat } entscheidet über „{ $card }“
inv-waiting-send-agent = { $seat } bewegt { $agent }
inv-waiting-free-sector = { $seat } wählt einen Sektor
