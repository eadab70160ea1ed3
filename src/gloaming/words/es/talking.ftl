# Asking and answering, and talking before a vote.

said-asks-suspect-1 = { $chairIs ->
    [you] ¿De quién sospechas?
   *[other] { $chair }, ¿de quién sospechas?
}
said-asks-suspect-2 = { $chairIs ->
    [you] ¿Quién querrías que se fuera?
   *[other] { $chair }, ¿quién querrías que se fuera?
}
said-asks-suspect-3 = { $chairIs ->
    [you] ¿Quién crees que es?
   *[other] ¿Quién crees que es, { $chair }?
}
said-asks-side-1 = { $chairIs ->
    [you] ¿Eres de los nuestros?
   *[other] { $chair }, ¿eres de los nuestros?
}
said-asks-side-2 = { $chairIs ->
    [you] ¿Has sido tú?
   *[other] ¿Has sido tú, { $chair }?
}
said-asks-side-3 = { $chairIs ->
    [you] ¿Podemos fiarnos de ti?
   *[other] ¿Podemos fiarnos de ti, { $chair }?
}
said-asks-account-1 = { $chairIs ->
    [you] ¿Qué hiciste?
   *[other] { $chair }, ¿qué hiciste?
}
said-asks-account-2 = { $chairIs ->
    [you] Cuéntanos qué hiciste.
   *[other] { $chair }, cuéntanos qué hiciste.
}
said-asks-account-3 = { $chairIs ->
    [you] ¿En qué andabas?
   *[other] ¿En qué andabas, { $chair }?
}

reply-unclear-1 = No te he entendido. Pregúntame de quién sospecho.
reply-unclear-2 = Dilo más sencillo. Pregúntame qué hice o de quién sospecho.
reply-unclear-3 = No sé a qué te refieres. ¿De quién sospecho? A eso sí puedo responder.
reply-nothing-1 = De eso no tengo nada que contarte.
reply-nothing-2 = Ahí no puedo ayudarte. Todavía no.
reply-nothing-3 = De eso prefiero no decir nada.
reply-said-1 = Ya sabes lo que digo a eso.
reply-said-2 = Ya he dicho lo que tenía que decir.
reply-said-3 = Pregunta a los demás. Yo ya he respondido.
reply-glad-1 = Me alegra oírlo.
reply-glad-2 = Lo tendré en cuenta.
reply-glad-3 = Muy amable por tu parte.
reply-stands-1 = Cree lo que quieras. Yo lo mantengo.
reply-stands-2 = Entonces dime qué viste tú.
reply-stands-3 = Duda de mí, si no hay más remedio.
reply-listens-1 = Yo no hablo. Solo juego.
reply-listens-2 = No te preocupes por mí. Nunca hablo.
reply-listens-3 = Lo mío no es hablar. Fíjate en lo que hago.

table-bot-replaced = El bot del asiento de { $name } ha fallado. Sigue jugando uno más sencillo.

chips-label = Dilo con un toque
chips-about = Sobre { $name }
chips-whom = De quién se trata
chips-understood = Los bots entienden estas frases. Otras palabras solo las oyen.
talk-kind-asks = Pregunto…
talk-topic = Qué
talk-topic-suspect = de quién sospechas
talk-topic-side = eres de los nuestros
talk-topic-account = qué hiciste

talk-to = a { $name }
talk-facts = Hechos
talk-facts-hint = Lo que pasó, entre lo que se dijo
talk-newer = { $count ->
    [one] 1 línea nueva
   *[other] { $count } líneas nuevas
}
announce-said = { $name } dice: { $words }

before-mark = Antes de responder
before-title = Habladlo.
before-detail = Se os preguntará cuando acabe el tiempo o cuando nadie quiera hablar más.
before-ready = Por mí, adelante
before-waiting = Por ti, adelante. Se espera a { $people }.
before-unready = Todavía no
before-who-ready = { $name }: adelante
before-who-talks = { $name }: sigue hablando
before-short-ready = adelante
before-short-talks = habla
clock-no-talk = sin charla
facts-no-talk = sin charla antes de votar
clock-talk = Charla antes de votar
refusal-talk-first = La mesa sigue hablando. Di cuándo quieres votar.
