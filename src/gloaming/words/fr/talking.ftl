# Talk that lives: what is offered to say, what is asked by name, how bots answer, and the time before a vote.

## Asked by name

said-asks-suspect-1 = { $chairIs ->
    [you] Qui soupçonnez-vous ?
   *[other] { $chair }, qui soupçonnez-vous ?
}
said-asks-suspect-2 = { $chairIs ->
    [you] Qui feriez-vous partir ?
   *[other] { $chair }, qui feriez-vous partir ?
}
said-asks-suspect-3 = { $chairIs ->
    [you] C’est qui, à votre avis ?
   *[other] C’est qui, { $chair }, à votre avis ?
}
said-asks-side-1 = { $chairIs ->
    [you] Êtes-vous des nôtres ?
   *[other] { $chair }, êtes-vous des nôtres ?
}
said-asks-side-2 = { $chairIs ->
    [you] C’était vous ?
   *[other] C’était vous, { $chair } ?
}
said-asks-side-3 = { $chairIs ->
    [you] Peut-on vous faire confiance ?
   *[other] Peut-on vous faire confiance, { $chair } ?
}
said-asks-account-1 = { $chairIs ->
    [you] Qu’avez-vous fait ?
   *[other] { $chair }, qu’avez-vous fait ?
}
said-asks-account-2 = { $chairIs ->
    [you] Dites-nous ce que vous avez fait.
   *[other] { $chair }, dites-nous ce que vous avez fait.
}
said-asks-account-3 = { $chairIs ->
    [you] Alors, qu’est-ce que vous fabriquiez ?
   *[other] Alors, { $chair }, qu’est-ce que vous fabriquiez ?
}

## Answers of bots that make no statement. Each in three ways, by the seat.

reply-unclear-1 = Je n’ai pas suivi. Demandez-moi qui je soupçonne.
reply-unclear-2 = Dites-le plus simplement. Demandez-moi ce que j’ai fait, ou qui je soupçonne.
reply-unclear-3 = Je ne vois pas ce que vous voulez dire. Qui je soupçonne ? À ça, je peux répondre.
reply-nothing-1 = Je n’ai rien à vous dire là-dessus.
reply-nothing-2 = Là, je ne peux pas vous aider. Pas encore.
reply-nothing-3 = Là-dessus, je préfère me taire.
reply-said-1 = Vous savez ce que j’en dis.
reply-said-2 = J’ai dit ce que j’avais à dire.
reply-said-3 = Demandez aux autres. J’ai répondu.
reply-glad-1 = Ça fait plaisir à entendre.
reply-glad-2 = Je m’en souviendrai.
reply-glad-3 = C’est aimable à vous.
reply-stands-1 = Croyez ce que vous voulez. Je maintiens.
reply-stands-2 = Alors dites-moi ce que vous avez vu.
reply-stands-3 = Doutez de moi, s’il le faut.
reply-listens-1 = Je ne parle pas. Je joue.
reply-listens-2 = Ne faites pas attention à moi. Je ne parle jamais.
reply-listens-3 = Parler, très peu pour moi. Regardez ce que je fais.

## What the table itself says

table-bot-replaced = Le bot assis à la place « { $name } » a flanché. Un plus simple prend la suite.

## What is offered to say

chips-label = À dire d’un seul geste
chips-about = Sur { $name }
chips-whom = Sur qui
chips-understood = Les bots comprennent ces phrases. Le reste, ils ne font que l’entendre.
talk-kind-asks = Je demande…
talk-topic = Quoi
talk-topic-suspect = qui soupçonnez-vous
talk-topic-side = êtes-vous des nôtres
talk-topic-account = qu’avez-vous fait

## The stream

talk-to = à { $name }
talk-facts = Faits
talk-facts-hint = Ce qui s’est passé, entre ce qui s’est dit
talk-newer = { $count ->
    [one] 1 nouvelle ligne
   *[other] { $count } nouvelles lignes
}
announce-said = { $name } dit : { $words }

## Before a vote

before-mark = Avant de répondre
before-title = Parlez-en.
before-detail = La question vient quand le temps est écoulé, ou quand toute la table a donné son feu vert.
before-ready = C’est bon pour moi
before-waiting = C’est noté. On attend { $people }.
before-unready = Pas encore
before-who-ready = { $name } : c’est bon
before-who-talks = { $name } : parle encore
before-short-ready = c’est bon
before-short-talks = parle
clock-no-talk = pas de discussion
facts-no-talk = pas de discussion avant un vote
clock-talk = Discuter avant un vote
refusal-talk-first = La table discute encore. Dites quand vous voulez voter.
