# How people ask a bot something in their own words, in small letters, with a comma between the ways. The server listens for
# them in every language; no page shows them. Of several that fit, the longest counts.

heard-suspect = suspeitas, de quem suspeitas, de quem desconfias, desconfias, quem achas, quem é, quem e, quem foi, em quem votas, em quem votavas, quem deve sair, quem sai, quem é o seguidor, quem e o seguidor, quem é o alienígena, quem e o alienigena, o teu palpite, teu palpite, alguma ideia, o que achas
heard-side = és tu, es tu, foste tu, és um, és o seguidor, es o seguidor, és alienígena, es alienigena, és dos nossos, es dos nossos, desconfio de ti, suspeito de ti, confio em ti, acuso te, o teu papel, teu papel, quem és, quem es, de que lado, de que lado estás, de que lado estas
heard-account = o que fizeste, que fizeste, que carta, onde estavas, onde estiveste, onde andaste, puseste, jogaste, que deste, a quem deste, planeaste, explica, explica te, conta o que, conta nos
heard-met-the-dead = quem encontrou, quem se encontrou, quem esteve com, quem estava com, quem matou, quem esteve a sós, quem esteve a sos, quem esteve sozinho, quem estava sozinho, quem esteve sozinha, com o morto, com a morta
