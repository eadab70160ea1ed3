# Talk that lives: what is offered to say, what is asked by name, how bots answer, and the time before a vote.

## Asked by name

said-asks-suspect-1 = { $chairIs ->
    [you] De quem suspeitas?
   *[other] { $chair }, de quem suspeitas?
}
said-asks-suspect-2 = { $chairIs ->
    [you] Por ti, quem saía?
   *[other] { $chair }, por ti, quem saía?
}
said-asks-suspect-3 = { $chairIs ->
    [you] Quem achas que é?
   *[other] Quem achas que é, { $chair }?
}
said-asks-side-1 = { $chairIs ->
    [you] És dos nossos?
   *[other] { $chair }, és dos nossos?
}
said-asks-side-2 = { $chairIs ->
    [you] Foste tu?
   *[other] Foste tu, { $chair }?
}
said-asks-side-3 = { $chairIs ->
    [you] Podemos confiar em ti?
   *[other] Podemos confiar em ti, { $chair }?
}
said-asks-account-1 = { $chairIs ->
    [you] O que fizeste?
   *[other] { $chair }, o que fizeste?
}
said-asks-account-2 = { $chairIs ->
    [you] Conta-nos o que fizeste.
   *[other] { $chair }, conta-nos o que fizeste.
}
said-asks-account-3 = { $chairIs ->
    [you] O que andaste a fazer?
   *[other] O que andaste a fazer, { $chair }?
}

## Answers of bots that make no statement. Each in three ways, by the seat.

reply-unclear-1 = Não percebi. Pergunta-me de quem suspeito.
reply-unclear-2 = Diz isso de forma mais simples. Pergunta-me o que fiz, ou de quem suspeito.
reply-unclear-3 = Não sei o que queres dizer. De quem suspeito? A isso sei responder.
reply-nothing-1 = Sobre isso não tenho nada a dizer.
reply-nothing-2 = Aí não te posso ajudar. Por enquanto.
reply-nothing-3 = Sobre isso prefiro não falar.
reply-said-1 = Já sabes o que penso disso.
reply-said-2 = Já disse o que tinha a dizer.
reply-said-3 = Pergunta ao resto da mesa. Eu já respondi.
reply-glad-1 = Ainda bem.
reply-glad-2 = Não me esqueço disso.
reply-glad-3 = É simpático da tua parte.
reply-stands-1 = Acredita no que quiseres. Eu mantenho.
reply-stands-2 = Então diz o que viste.
reply-stands-3 = Duvida de mim, se tens de duvidar.
reply-listens-1 = Eu não falo. Só jogo.
reply-listens-2 = Não ligues. Eu nunca falo.
reply-listens-3 = Falar não é comigo. Vê o que faço.

## What the table itself says

table-bot-replaced = O bot no lugar de { $name } falhou. Continua um mais simples.

## What is offered to say

chips-label = Diz com um toque
chips-about = Sobre { $name }
chips-whom = Sobre quem
chips-understood = Os bots entendem estas frases. As outras palavras, só as ouvem.
talk-kind-asks = Pergunto…
talk-topic = O quê
talk-topic-suspect = de quem suspeitas
talk-topic-side = és dos nossos
talk-topic-account = o que fizeste

## The stream

talk-to = para { $name }
talk-facts = Factos
talk-facts-hint = O que aconteceu, entre o que se disse
talk-newer = { $count ->
    [one] 1 linha nova
   *[other] { $count } linhas novas
}
announce-said = { $name } diz: { $words }

## Before a vote

before-mark = Antes de responder
before-title = Conversem.
before-detail = A pergunta vem quando o tempo acabar, ou quando ninguém tiver mais a dizer.
before-ready = Por mim, podemos votar
before-waiting = Está bem. À espera de { $people }.
before-unready = Ainda não
before-who-ready = { $name }: já pode votar
before-who-talks = { $name }: ainda fala
before-short-ready = já pode votar
before-short-talks = a falar
clock-no-talk = sem conversa
facts-no-talk = sem conversa antes de uma votação
clock-talk = Conversa antes de uma votação
refusal-talk-first = A mesa ainda está a conversar. Diz quando quiseres votar.
