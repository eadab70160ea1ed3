# "Why?": the rule for a question or an answer, in the players’ words. The exact rule is one tap further. House rules come as
# arguments, by their names, so each table reads what holds there.

why-ac-night-10 = Por la noche, cada cual mira su propia carta. Un cultista en solitario ve además quién está sin vida desde el principio; dos cultistas se ven entre sí; un Vidente ve a los cultistas. Todo el mundo despierta a la vez, así que despertar no delata nada.
why-ac-move-02 = Cada puerta cuesta un paso, de habitación a pasillo o de habitación a habitación. No hay otra manera de andar. Solo los fantasmas no necesitan puertas.
why-ac-move-03 = Hay que moverse cada hora: cruzar al menos una puerta y no acabar en el punto de partida. Así nadie puede pasar la noche en un rincón, y siempre hay encuentros.
why-ac-move-05 = No tienes que gastar todos tus pasos. Puedes pararte en cualquier lugar que no sea donde empezaste.
why-ac-round-05 = Cada hora haces una sola cosa, con personas o con una habitación, o nada. No hacer nada solo te cuesta la hora.
why-ac-ghost-03 = Un fantasma no necesita puertas: una vez por hora vaga a { $ghost_may_stay ->
    [yes] cualquier lugar
   *[no] cualquier otro lugar
} que quiera. No se encuentra con nadie, y nadie con él.
why-ac-enc-14 = En un encuentro, cada persona pone exactamente una carta, Vivo o Muerto, bocabajo en el mazo de Pulso de otra. Nadie puede negarse. Cuando hay más de dos a oscuras, { $multi_encounter_targets ->
    [cyclic_left] la tuya es para quien tengas a la izquierda
   *[free] tú eliges para quién es la tuya
}.
why-ac-enc-17 = Solo quien la da sabe qué carta era. La que recibes no la puedes mirar. Así es como alguien puede estar sin vida y no saberlo.
why-rq-03 = En esta mesa eliges todo el camino antes del primer paso. Aun así hay encuentros por el camino, uno tras otro.
why-rq-08 = En esta mesa las cartas de un encuentro se dan de una en una, y empieza quien acaba de entrar. Toda la mesa ve adónde va cada carta.
why-ac-act-gen-01 = Con las personas puedes tratar en cualquier parte. Para usar una habitación, su color debe estar en tu ruta esta hora; los cultistas no necesitan ruta. Los fantasmas solo pueden añadir y robar cartas.
why-ac-act-cs-01 = Puedes mirar el mazo de Pulso de una persona con vida que esté en tu mismo lugar. Ves todas sus cartas, barajadas. Después, una carta del mazo de robo va, sin que nadie la vea, al mazo de esa habitación.
why-ac-act-cs-06 = Un investigador que encuentra una carta de Muerto debe revelarla. Un cultista puede devolver el mazo. A quien mira se le pregunta siempre igual, para que una muerte callada parezca ninguna.
why-ac-act-fr-01 = Puedes añadir aquí una de tus cartas de habitación si aún quedan libros, no hay ningún encapuchado y la habitación está en tu ruta. Los cultistas no necesitan ruta. Los fantasmas también pueden.
why-ac-act-cr-01 = Puedes robar aquí en cuanto la habitación está explorada, mientras tenga libros y cartas y ningún encapuchado. Debe estar en tu ruta, salvo para los cultistas. Los fantasmas también pueden.
why-ac-act-cam-02 = En la habitación roja, con corriente, la cámara te enseña una de dos cosas: el mazo de Pulso de cualquier persona con vida, o una carta del mazo de cualquier habitación explorada.
why-ac-act-sh-02 = En un pasillo puedes poner una carta de habitación bocabajo en los pasos inseguros. Cuando más tarde se robe una de allí, Éxito significa que no viene nadie.
why-ac-act-fc-01 = En una habitación con un encapuchado puedes expulsarlo. Cuesta tu acción. No vuelve nunca, y la habitación se puede usar otra vez.
why-ac-act-sf-01 = Con el cuchillo, en el pasillo del Hombre Pez, puedes ahuyentarlo. Cuesta tu acción. Vuelve al lago, y puede surgir otra vez.
why-ac-act-pwr-01 = Cuando no hay corriente, cualquiera con vida en la habitación roja puede restablecerla, si la habitación está en su ruta. Los cultistas no necesitan ruta.
why-ac-act-por-01 = El Portal se cierra cuando dos personas con vida usan su acción para ello en la habitación verde durante la misma hora. Si se cierra a tiempo, basta un punto menos para ganar.
why-ac-act-as-01 = El Asesino puede atacar una vez por partida: alguien con vida en el mismo lugar pasa a ser fantasma. No hay votación, y todo el mundo sabe quién es el Asesino.
why-rq-77 = En esta mesa, una persona pide a otra que cierren juntas el Portal. Si acepta, ambas han usado su acción. Si se niega, solo la ha usado quien preguntó.
why-ac-vote-01 = En el Comedor, cualquiera con vida puede iniciar una votación, una vez por hora para toda la mesa, si la habitación está en su ruta. Los cultistas no necesitan ruta.
why-ac-vote-08 = Cada cual elige a la vez y en secreto a una persona con vida, o a nadie. Luego se abren juntos todos los votos, { $anonymous_ballots ->
    [yes] sin nombres
   *[no] con nombres
}. Los fantasmas también votan, pero no se los puede nombrar.
why-ac-vote-12 = Con hasta seis personas, quien tiene el cuchillo{ $ghost_knife_vote ->
    [yes] , incluso como fantasma,
   *[no] , si vive,
} puede cambiar su voto una vez, cuando ya están todos abiertos. Después es definitivo.
why-rq-47 = Con siete u ocho personas, el voto de quien tiene el cuchillo cuenta doble. En esta mesa puede dejar que cuente una sola vez.
why-ac-clean-02 = Al final de cada hora, un cultista en solitario puede afirmar que ya hay suficientes investigadores muertos. Se abren todos los mazos de Pulso: si los hay, ganan los cultistas; si faltan, pierden. Se pregunta a toda la mesa, para que no se note quién podría.
why-ac-win-14 = Cuando los investigadores están a punto de ganar y hay un Vidente, los cultistas se revelan y tienen un intento. Si señalan al Vidente, ganan a pesar de todo. Por eso el Vidente se esconde.
why-ac-event-fe-01 = Quien tiene el cuchillo, si vive, puede mirar el mazo de Pulso de otra persona con vida, esté donde esté. { $false_eyes_investigator_must_reveal ->
    [yes] También aquí un investigador debe revelar una muerte.
   *[no] Aquí hasta un investigador puede callar una muerte.
}
why-ac-event-ic-01 = Quien tiene el cuchillo, si vive, puede sacar una ficha más de la bolsa y mirarla sin enseñarla. Ahora no surte efecto.
why-ac-event-ic-03 = Después de mirarla, devuelves la ficha o la retiras de la partida. La mesa ve cuál de las dos cosas haces; nadie ve la ficha.
why-uts-rq-41 = Las acciones gratuitas se suman a tu acción, antes o después, cuantas quieras: objetos, ascensores, una profesión. Se pregunta a quienes podrían tener alguna.
why-uts-item-16 = En tu turno puedes entregar objetos a una persona con vida que esté en tu mismo lugar. Es gratis, y no hace falta que acepte.
why-uts-item-20 = Quien muere a la vista de la mesa deja caer sus objetos. Cualquiera con vida que esté allí puede recogerlos gratis en su turno.
why-uts-item-33 = Quien encuentra el búho nival envía una de sus cartas de habitación, bocabajo, al mazo de cualquier habitación sin completar. La mesa ve la habitación; nadie ve la carta.
why-uts-rq-13 = La carta sale de tu propia mano. En esta mesa, el búho también puede volar sin ninguna.
why-uts-item-46 = Una vez, los prismáticos te dejan mirar el mazo de Pulso de alguien que esté { $binoculars_range ->
    [any_room] en cualquier otra habitación
   *[same_colour] en otra habitación del mismo color que la tuya
}. Es gratis, y un investigador debe revelar una muerte, como siempre.
why-uts-item-50 = Un disparo del rifle expulsa gratis { $rifle_cultist_range ->
    [anywhere] a un encapuchado, esté donde esté
   *[same_room] al encapuchado de tu habitación
}. Después, el rifle queda gastado.
why-uts-item-51 = Un disparo del rifle ahuyenta al Hombre Pez{ $rifle_fishman_range ->
    [adjacent] , si está cerca
   *[anywhere] {" "}desde cualquier parte
}: { $rifle_fishman_destination ->
    [any_location] al lago o al lugar que elijas
    [lake_only] al lago
   *[lake_or_hallway] al lago o al pasillo que elijas
}. Después, el rifle queda gastado.
why-uts-item-53 = Enciende la lámpara en el encuentro que elijas, y nadie podrá darte una carta. Tú sí das una. Después, la lámpara queda gastada.
why-uts-org-14 = El líder elige quién participa: tres personas si jugáis hasta seis, cuatro si sois más. Los fantasmas pueden participar, y el líder también.
why-uts-org-18 = Cada participante juega una carta de habitación sin enseñarla. Las cartas se barajan y se muestran. El Organismo 46-B solo queda desterrado si todas son Éxito.
why-uts-hunt-08 = El Cazador maldito no juega con ningún bando. Si la maldición se ha extendido lo bastante, uno de los bandos debe señalarlo. Si acierta, gana ese bando; si no, gana el Cazador.
why-moc-lift-03 = Un ascensor es un lugar aparte. Entrar cuesta un paso, desde la habitación donde esté en ese momento.
why-moc-lift-06 = Con corriente puedes poner en marcha gratis el ascensor en que estás. Quienes vayan dentro salen en su otra habitación, y allí puede haber un encuentro.
why-moc-lift-15 = Además de tu acción, puedes hacer venir a tu habitación { $call_occupied_lift ->
    [yes] un ascensor
   *[no] un ascensor vacío
}, si hay corriente y la habitación está en tu ruta. Los cultistas no necesitan ruta.
why-moc-rq-07 = Salir de un ascensor que no se ha movido { $lift_exit_cost ->
    [1] cuesta un paso
   *[0] no cuesta nada
}.
why-moc-event-02 = Quien tiene el cuchillo elige a { $ropes_up_to ->
    [yes] un máximo de dos personas con vida, o de tres
   *[no] dos personas con vida, o a tres
} si jugáis más de seis. Cada una baraja su mazo de Pulso y muestra una carta. Una sola votación vale por todas las muertes descubiertas.
why-moc-prof-15 = La primera persona que expulsa a un encapuchado gana la profesión oculta. Se voltea al momento, a la vista de la mesa.
why-moc-rq-26 = En esta mesa puedes dejar la profesión donde está. Espera, bocabajo, a la próxima persona que expulse a un encapuchado.
why-moc-prof-21 = Cuando una votación acaba en empate, el Alcalde lo deshace al momento, a la vista de la mesa.
why-moc-prof-22 = El Alcalde puede hacer que se vaya una de las personas empatadas, o que no se vaya nadie. { $mayor_breaks_abstention_tie ->
    [no] Un empate con “nadie” se queda como está.
   *[yes] “Nadie” también puede ser uno de los nombres empatados.
}
why-moc-prof-28 = Una vez por partida, además de una acción, el Exorcista puede devolver la vida a un fantasma. { $revival_purges ->
    [all] Todas las cartas de Muerto dejan su mazo de Pulso.
   *[face_up_only] La carta de Muerto bocarriba deja su mazo de Pulso; las ocultas se quedan.
}
why-moc-prof-31 = Una vida por otra: el Exorcista debe elegir entonces { $exorcist_may_kill_self ->
    [yes] quién pasa a ser fantasma, incluso su propia persona
   *[no] a otra persona que pase a ser fantasma
}. { $exorcist_kill_vote ->
    [yes] Después hay una votación.
   *[no] Después no hay votación.
} Si elige al último cultista, acaba la partida.
why-moc-prof-37 = Una vez por partida, además de una acción, el Saboteador intercambia los mazos de dos habitaciones. Nadie mira las cartas.
