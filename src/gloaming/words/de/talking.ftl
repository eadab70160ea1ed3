# Reden, das lebt: was man sagen kann, was mit Namen gefragt wird, wie Bots antworten, und die Zeit vor einer Abstimmung.

## Mit Namen gefragt

said-asks-suspect-1 = { $chairIs ->
    [you] Wen verdächtigst du?
   *[other] { $chair }, wen verdächtigst du?
}
said-asks-suspect-2 = { $chairIs ->
    [you] Wer soll gehen, wenn es nach dir geht?
   *[other] { $chair }, wer soll gehen, wenn es nach dir geht?
}
said-asks-suspect-3 = { $chairIs ->
    [you] Wer ist es, was meinst du?
   *[other] Wer ist es, { $chair }, was meinst du?
}
said-asks-side-1 = { $chairIs ->
    [you] Gehörst du zu uns?
   *[other] { $chair }, gehörst du zu uns?
}
said-asks-side-2 = { $chairIs ->
    [you] Warst du es?
   *[other] Warst du es, { $chair }?
}
said-asks-side-3 = { $chairIs ->
    [you] Können wir dir trauen?
   *[other] Können wir dir trauen, { $chair }?
}
said-asks-account-1 = { $chairIs ->
    [you] Was hast du getan?
   *[other] { $chair }, was hast du getan?
}
said-asks-account-2 = { $chairIs ->
    [you] Erzähl, was du getan hast.
   *[other] { $chair }, erzähl, was du getan hast.
}
said-asks-account-3 = { $chairIs ->
    [you] Was hast du so getrieben?
   *[other] Was hast du so getrieben, { $chair }?
}

## Antworten von Bots, die nichts aussagen. Jede auf drei Arten, nach dem Platz.

reply-unclear-1 = Das habe ich nicht verstanden. Frag mich, wen ich verdächtige.
reply-unclear-2 = Sag es einfacher. Frag mich, was ich getan habe oder wen ich verdächtige.
reply-unclear-3 = Ich weiß nicht, was du meinst. Wen ich verdächtige? Das kann ich sagen.
reply-nothing-1 = Dazu habe ich nichts zu sagen.
reply-nothing-2 = Da kann ich dir nicht helfen. Noch nicht.
reply-nothing-3 = Dazu sage ich lieber nichts.
reply-said-1 = Du weißt, was ich dazu sage.
reply-said-2 = Ich habe gesagt, was ich zu sagen habe.
reply-said-3 = Frag die anderen. Ich habe geantwortet.
reply-glad-1 = Gut zu hören.
reply-glad-2 = Das merke ich mir.
reply-glad-3 = Das ist nett von dir.
reply-stands-1 = Glaub, was du willst. Ich bleibe dabei.
reply-stands-2 = Dann sag, was du gesehen hast.
reply-stands-3 = Zweifle an mir, wenn du musst.
reply-listens-1 = Ich rede nicht. Ich spiele nur.
reply-listens-2 = Kümmere dich nicht um mich. Ich rede nie.
reply-listens-3 = Reden ist nicht meine Sache. Sieh zu, was ich tue.

## Was der Tisch selbst sagt

table-bot-replaced = Der Bot am Platz von { $name } ist ausgefallen. Ein einfacherer spielt weiter.

## Was zu sagen angeboten wird

chips-label = Mit einem Tippen gesagt
chips-about = Über { $name }
chips-whom = Über wen
chips-understood = Bots verstehen diese Sätze. Andere Worte hören sie nur.
talk-kind-asks = Ich frage …
talk-topic = Was
talk-topic-suspect = wen verdächtigst du
talk-topic-side = gehörst du zu uns
talk-topic-account = was hast du getan

## Der Verlauf

talk-to = zu { $name }
talk-facts = Fakten
talk-facts-hint = Was geschah, zwischen dem, was gesagt wurde
talk-newer = { $count ->
    [one] 1 neue Zeile
   *[other] { $count } neue Zeilen
}
announce-said = { $name } sagt: { $words }

## Vor einer Abstimmung

before-mark = Bevor ihr antwortet
before-title = Redet darüber.
before-detail = Gefragt wird, wenn die Zeit um ist oder alle bereit sind.
before-ready = Ich bin bereit
before-waiting = Bereit. Es fehlt noch: { $people }.
before-unready = Doch noch nicht
before-who-ready = { $name }: bereit
before-who-talks = { $name }: redet noch
before-short-ready = bereit
before-short-talks = redet
clock-no-talk = kein Reden
facts-no-talk = kein Reden vor einer Abstimmung
clock-talk = Reden vor einer Abstimmung
refusal-talk-first = Der Tisch redet noch. Sag, wenn du zur Abstimmung bereit bist.
