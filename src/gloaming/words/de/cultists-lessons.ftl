# Die geführten Spiele, Schritt für Schritt: `.coach` steht auf der Frage, `.held` nur, solange man hält, `.then` nach der
# Antwort, `.refused`, wenn etwas anderes angetippt wurde, `.says-…` sagen die anderen, `.help-…` kommt Tipp für Tipp.

## Die erste Nacht

lesson-first-night = Deine erste Nacht
    .intro-1 = Eine Universität bei Nacht. Zu fünft sammelt ihr Bücher.
    .intro-2 = Einer von euch gibt mit einem Händedruck den Tod weiter.
    .intro-3 = Die Karte, die du bekommst, kann dein Tod sein. Niemand wird es dir sagen.

lesson-first-night-n1 =
    .coach = Halte die Karte, um sie anzusehen. Lass los, und sie ist wieder verdeckt.
    .held = Du bist Ermittler: Du willst Bücher im Regal oder den Kultisten loswerden.
    .then = Alle haben so eine Karte angesehen. Auf einer steht „Kultist“.

lesson-first-night-1-1 =
    .coach = Zuerst gehen alle: durch bis zu drei Türen. Stehen bleiben darf niemand.

lesson-first-night-1-4 =
    .coach = Zwei allein in einem Raum: Sie begegnen sich. Jeder gibt dem anderen eine Karte, verdeckt.

lesson-first-night-1-5 =
    .coach = Drei Räume liegen diese Stunde auf deiner Route. Nur dort kannst du arbeiten. Wähle einen.
    .refused = In anderen Nächten darfst du auch dorthin. Wähle heute einen Raum, der leuchtet.

lesson-first-night-1-6 =
    .says-1 = Da bist du ja. Zu zweit sieht man mehr.

lesson-first-night-1-7 =
    .coach = Du bist mit Agnes allein: Ihr begegnet euch. Drücken, zu einer Karte ziehen, loslassen.
    .held = Du hast nur „Lebendig“. Du kannst niemandem schaden.
    .then = Deine Karte liegt in ihrem Pulsstapel. Was sie dir gab, erfährst du nicht.

lesson-first-night-1-8 =
    .coach = Jede Stunde wird ein Marker gezogen. Dieser hier: nächste Stunde vier Türen.

lesson-first-night-1-9 =
    .coach = Jetzt tut jeder eine Sache. Theo legt eine Karte auf den Stapel seines Raums.

lesson-first-night-1-11 =
    .coach = Drei Karten auf einem Stapel: Die Sternwarte ist erkundet. Jetzt kannst du dort ziehen.

lesson-first-night-1-12 =
    .coach = Leg eine Karte auf den Stapel dieses Raums. Später zieht jemand davon.
    .held = Du hast nur „Erfolg“. Die anderen Karten hat nur ein Kultist.

lesson-first-night-1-13 =
    .coach = Agnes legt auch eine dazu, verdeckt. Nur sie weiß, welche.
    .says-1 = Und eine von mir. Das ging schnell.

lesson-first-night-1-14 =
    .coach = Diese Frage bekommen alle, jede Stunde. Nur der Kultist kann etwas anderes antworten.

lesson-first-night-2-3 =
    .coach = Deine Route geht weiter: Grün und Dunkelblau. Die Sternwarte ist erkundet. Geh hin und zieh.
    .refused = Ein andermal. Die Sternwarte ist bereit und liegt auf deiner Route.

lesson-first-night-2-4 =
    .says-1 = Ich komme mit. In diesem Haus sollte niemand allein sein.

lesson-first-night-2-5 =
    .coach = Wieder Agnes. Jeder eine Karte, wie vorhin.

lesson-first-night-2-7 =
    .coach = Das Licht geht aus. Im Dunkeln begegnen sich alle am selben Ort, nicht nur zwei.

lesson-first-night-2-10 =
    .coach = Zieh von diesem Stapel. Alle sehen die Karte. „Erfolg“ bringt ein Buch.
    .then = Noch ein Buch, und dieses Fach ist voll. Zehn Punkte gewinnen die Nacht.

lesson-first-night-2-11 =
    .says-1 = Noch eine, das bringt Glück.

lesson-first-night-3-2 =
    .coach = Hellblau oder Rot. Zwei Köpfe an einem Raum heißen: Dort würdest du jemandem begegnen.
    .refused = Heute nicht. Die zwei leuchtenden Räume liegen auf deiner Route.

lesson-first-night-3-3 =
    .says-1 = Ich lasse dich machen. Pass auf dich auf.

lesson-first-night-3-4 =
    .says-1 = Nur ich. Nimm die Laterne runter.

lesson-first-night-3-5 =
    .coach = Jeder eine Karte, wie immer.

lesson-first-night-3-8 =
    .coach = Zu dritt im Dunkeln. Gib einem von ihnen eine Karte: erst wem, dann welche.
    .then = Alle sehen, wer wem etwas gab, auch im Dunkeln. Niemand sieht, was.

lesson-first-night-3-9 =
    .coach = Wieder ein Blitz. Das Licht ist zurück.

lesson-first-night-3-11 =
    .coach = Du kannst ansehen, welche Karten jemand bekommen hat. Sieh dir die von Theo an.

lesson-first-night-3-12 =
    .coach = Halte, um Theos Karten zu sehen. Ist eine „Tot“ dabei, dann ist er tot.
    .held = Nur „Lebendig“: Theo lebt. Leg den Stapel zurück.
    .then = Eine Karte „Tot“ hättest du zeigen müssen. Nur ein Kultist darf sie verschweigen.

lesson-first-night-3-14 =
    .says-1 = Zufrieden?

lesson-first-night-3-15 =
    .says-1 = Jetzt du. Ich sehe bei jedem einmal nach.

lesson-first-night-3-16 =
    .coach = Unter deinen Karten lag eine „Tot“. Wer sie dir gab, wusste es.
    .says-1 = Es tut mir leid. Das muss ich zeigen.

lesson-first-night-3-17 =
    .coach = Jemand wurde tot gefunden, also stimmen alle ab, auch die Toten. Nenne jemanden oder niemanden.
    .says-1 = Theo kam im Dunkeln zu dir. Ich sage Theo.
    .says-2 = Meine Karte war „Lebendig“. Wer war noch mit dir allein?
    .says-3 = Wir wissen zu wenig. Ich nenne niemanden.
    .says-4 = Ich warte lieber.

lesson-first-night-3-18 =
    .coach = Wer gehen soll, braucht mehr Stimmen als jeder andere Name und mehr als „niemand“.

lesson-first-night-4-1 =
    .coach = Du bist ein Geist: Wände sind Luft, und du begegnest niemandem. In der Sternwarte wartet ein Buch.

lesson-first-night-4-3 =
    .says-1 = Agnes. Wir sollten reden.

lesson-first-night-4-4 =
    .coach = Agnes und Theo begegnen sich in der Bibliothek. Du kannst nur zusehen.

lesson-first-night-4-6 =
    .coach = Mit Ines sind es drei. Im Hellen begegnen sich drei nicht.

lesson-first-night-4-8 =
    .coach = Auch die Toten arbeiten: eine Karte legen oder ziehen, in Räumen auf deiner Route.
    .then = Das Fach ist voll: 2 Punkte. Du bist tot und hilfst trotzdem zu gewinnen.

lesson-first-night-4-11 =
    .says-1 = Theo, halt still.

lesson-first-night-4-12 =
    .says-1 = Vor einer Stunde habe ich gelebt. Jemand hier hat nachgesehen.

lesson-first-night-4-13 =
    .coach = Deine Stimme entscheidet. In Stunde 3 hast du bei Theo nachgesehen. Wem ist er seitdem begegnet?
    .held = In Stunde 3 waren Theos Karten alle „Lebendig“.
    .help-1 = Seit du nachgesehen hast, ist Theo einer Person begegnet.
    .help-2 = Wer tot ist, ist kein Kultist: Nur der Kultist hat Karten „Tot“.
    .says-1 = Ines findet jeden Toten. Das finde ich seltsam.
    .says-2 = Ruben geht, wohin sonst niemand geht, und tut nichts.
    .says-3 = Agnes war die Letzte, der ich begegnet bin.
    .says-4 = …

lesson-first-night-5-1 =
    .coach = Eine Person hat es die ganze Zeit gewusst: der Seher. Hätte Agnes ihn erraten, hätte sie gewonnen.
    .says-1 = So sicher. Du bist der Seher.

lesson-first-night-6-2 =
    .coach = Bei drei Toten darf der Kultist am Ende einer Stunde vortreten, und er gewinnt.
    .says-1 = Danke. Drei sind tot. Zählt nach.

lesson-first-night-reveal-1 = Deine Linie. Der Schädel: Stunde 2, die Sternwarte. Agnes gab dir eine Karte „Tot“.
lesson-first-night-reveal-2 = Das Auge: Stunde 3. Eine ganze Stunde bist du gegangen, hast gegeben und gezogen, und warst tot.
lesson-first-night-reveal-3 = Theo: Stunde 4, die Bibliothek. Er begegnete Agnes, und seine Linie wird flach.
lesson-first-night-reveal-4 = Ruben war von Anfang an tot und wusste es nicht. Er war der Seher: Er kannte Agnes.
lesson-first-night-reveal-5 = Du, Theo, Ruben: drei Tote. Am Ende dieser Stunde wäre Agnes vorgetreten und hätte gewonnen.
lesson-first-night-reveal-6 = Du, Theo, Ruben: drei Tote. Nur eine Person war mit dir und mit Theo allein.
lesson-first-night-reveal-7 = Das war eine Nacht. Im richtigen Spiel leuchtet dir niemand den Weg, und vielleicht bist du der Kultist.

## Die erste Nacht als Kultist

lesson-first-night-cultist = Deine erste Nacht als Kultist
    .intro-1 = Dieselbe Universität, eine andere Nacht. Diesmal bist du es.
    .intro-2 = Eine Person ist schon tot und weiß es nicht. Noch zwei, und du gewinnst.
    .intro-3 = Deine Karten sieht niemand. Wem du begegnest, sehen alle.

lesson-first-night-cultist-n1 =
    .coach = Halte die Karte, um sie anzusehen. Heute ist es eine andere.
    .held = Du bist der Kultist. Agnes ist von Anfang an tot. Bei drei Toten gewinnst du.
    .then = Einer der anderen ist der Seher und kennt den Kultisten. Wer, weiß niemand.

lesson-first-night-cultist-1-1 =
    .says-1 = Heute arbeite ich lieber allein.

lesson-first-night-cultist-1-4 =
    .coach = Jeder von ihnen ist allein. Geh zu einem, und ihr begegnet euch.

lesson-first-night-cultist-1-5 =
    .coach = Drücken, zu einer Karte ziehen, loslassen. Von außen sieht jede Karte gleich aus.
    .held = Zieh zu „Tot“. Der andere ist sofort tot und geht weiter umher.
    .then = Alle haben gesehen, dass du eine Karte gabst. Niemand sah, welche.

lesson-first-night-cultist-1-7 =
    .coach = Das Licht geht aus. Im Dunkeln begegnen sich alle am selben Ort.

lesson-first-night-cultist-1-11 =
    .coach = Leg eine Karte auf den Stapel dieses Raums, wie alle.
    .held = Du brauchst keine Route. „Sabotage“ schickt ein Buch zurück, „Fehlschlag“ tut nichts, „Erfolg“ wirkt ehrlich.
    .then = Verdeckt unter anderen. Wer sie später zieht, weiß nicht, von wem sie war.

lesson-first-night-cultist-1-13 =
    .coach = Das werden alle gefragt. Lass die Stunde enden.
    .held = Zwei sind tot: Agnes und { $victim }. Mit weniger als drei verlierst du. Warte.

lesson-first-night-cultist-2-5 =
    .coach = Ines und Ruben sind in der Cafeteria, im Dunkeln. Geh dazu: Ihr begegnet euch zu dritt.

lesson-first-night-cultist-2-6 =
    .coach = Erst wem, dann welche Karte. Alle sehen, wen du wählst.
    .held = Noch einmal „Tot“, für jemanden, der noch lebt. Die Schuld trägt später vielleicht ein anderer.

lesson-first-night-cultist-2-12 =
    .coach = Sieh dir den Pulsstapel von einem der beiden hier an.
    .held = Nimm { $second }. Nachsehen wirkt hilfsbereit, und du weißt, was du findest.

lesson-first-night-cultist-2-13 =
    .coach = Halte, um nachzusehen, dann entscheide. Die anderen sehen nur, dass du nachsiehst.
    .held = Ein Ermittler müsste das zeigen. Du darfst es zurücklegen und lächeln.
    .then = Du hast nichts gezeigt. Der Tisch hält das für ein gutes Zeichen.

lesson-first-night-cultist-2-16 =
    .coach = Alle werden gefragt, ob noch etwas zu sagen ist.
    .held = Agnes, { $victim }, { $second }: drei. Das ist die Stunde. Tritt vor.

lesson-first-night-cultist-reveal-1 = Drei Schädel: einer von Anfang an, zwei aus deiner Hand. Niemand sah rechtzeitig nach.
lesson-first-night-cultist-reveal-2 = Theo war der Seher. Er kannte dich die ganze Nacht und traute sich nicht, es zu sagen.
lesson-first-night-cultist-reveal-3 = Im richtigen Spiel zählen sie, wer mit den Toten zusammen war. Gib ihnen jemand anderen zum Zählen.
