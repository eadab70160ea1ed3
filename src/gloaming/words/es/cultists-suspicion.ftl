# What made a cultist likely or not.

suspicion-cultists-top = cultista con certeza
suspicion-cultists-bottom = seguro que no
suspicion-cultists-was = era cultista
suspicion-cultists-label = Con qué probabilidad parecía cultista cada persona, hora a hora. Los mayores cambios se cuentan abajo.
clue-turn = tuvo su turno
clue-automa = se movió como se mueve el Automa
clue-found-dead = { $aboutIs ->
    [you] tu muerte salió a la luz
   *[other] la muerte de { $about } salió a la luz
}
clue-found-alive = { $aboutIs ->
    [you] alguien miró tu mazo de Pulso y no dio aviso de muerte
   *[other] alguien miró el mazo de Pulso de { $about } y no dio aviso de muerte
}
clue-turned = { $aboutIs ->
    [you] se mostró una carta de tu mazo de Pulso
   *[other] se mostró una carta del mazo de Pulso de { $about }
}
clue-drawn = la carta robada en una habitación
clue-passage = la carta robada de los pasos inseguros
clue-ritual = las cartas del ritual
clue-route = las habitaciones donde actuó
clue-filled-closed = añadió una carta a una habitación sin explorar
clue-filled-open = añadió una carta a una habitación explorada
clue-checked = robó una carta en una habitación
clue-camera = robó una carta con la cámara
clue-looked = { $aboutIs ->
    [you] miró tu mazo de Pulso
   *[other] miró el mazo de Pulso de { $about }
}
clue-looked-at = { $aboutIs ->
    [you] miraste su mazo de Pulso
   *[other] { $about } miró su mazo de Pulso
}
clue-looked-at-mate = una mirada entre { $seat } y { $about }
clue-reported = { $aboutIs ->
    [you] dio aviso de tu muerte
   *[other] dio aviso de la muerte de { $about }
}
clue-secured = puso una carta en los pasos inseguros
clue-fought = expulsó a un encapuchado
clue-scared = ahuyentó al Hombre Pez
clue-called-vote = inició una votación
clue-restarted = restableció la corriente
clue-portal = puso una mano en el Portal
clue-refused = no quiso ayudar en el Portal
clue-passed = pasó
clue-stayed = se quedó donde estaba
clue-token-removed = retiró una ficha de la partida
clue-token-returned = devolvió una ficha
clue-handed-over = entregó un objeto
clue-picked-up = recogió un objeto
clue-rifle = disparó el rifle
clue-lamp = encendió la lámpara
clue-owl = envió el búho nival
clue-lift-called = llamó a un ascensor
clue-ropes = lanzó las cuerdas de seguridad
clue-swapped = intercambió dos mazos
clue-revived = devolvió la vida a alguien
clue-sought = { $aboutIs ->
    [you] fue a verte a solas
   *[other] fue a ver a solas { $aboutAcc }
}
clue-sought-again = { $aboutIs ->
    [you] fue a verte a solas, y no era la primera vez
   *[other] fue a ver a solas { $aboutAcc }, y no era la primera vez
}
clue-sought-by = { $aboutIs ->
    [you] fuiste en su busca
   *[other] { $about } fue en su busca
}
clue-sought-mate = { $aboutIs ->
    [you] se encontró a solas contigo
   *[other] se encontró a solas con { $about }
}
clue-in-the-dark = se metió a oscuras entre la gente
clue-gave = una carta entre { $seat } y { $about } a oscuras
clue-abstained = se abstuvo
clue-vote = un voto entre { $seat } y { $about }
clue-tally = recibió votos, nadie sabe de quién
clue-victim = alguien le quitó la vida
clue-not-this-role = no puede tener cierto rol
clue-curse = rastros de la maldición
