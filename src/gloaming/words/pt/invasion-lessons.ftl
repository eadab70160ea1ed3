# The guided games, beat by beat: `.coach` stands on the question, `.held` only while one holds, `.then` after the
# answer, `.refused` where another answer was tapped, `.says-…` is what others say, `.help-…` comes one a tap.

## The first evening

lesson-first-evening = A tua primeira noite na cidade
    .intro-1 = Milão, esta noite. Os alienígenas têm cinco bairros, e cinco cientistas estão isolados.
    .intro-2 = Tu e os teus agentes trazem-nos até ao Duomo.
    .intro-3 = Mas qualquer carta que tires pode fazer-te mudar de lado. Ninguém o saberá.

lesson-first-evening-s1 =
    .coach = Os alienígenas aterraram em cinco locais. Junto de cada um há um cientista isolado.

lesson-first-evening-s5 =
    .coach = Cada pessoa tira uma carta. Mantém a tua premida para a veres.
    .held = Humano. És dos nossos, por enquanto.
    .then = Cada ronda começa com um evento. Catedral: um agente pode ir para o centro.

lesson-first-evening-1-2 =
    .says-1 = Garça para a porta Nuova. Alguém tem de abrir a porta.

lesson-first-evening-1-3 =
    .coach = No teu turno podes comandar um agente. Os agentes não são de ninguém; a sirene quer dizer que pode agir.

lesson-first-evening-1-4 =
    .coach = Desloca-se por uma rua, até onde quiseres. Depois a sirene apaga-se.

lesson-first-evening-1-5 =
    .coach = A tua vez. Escolhe Gralha ou Lince: ambos estão na circular.

lesson-first-evening-1-6 =
    .coach = Um cientista espera na Porta Nuova. Vai até lá, pela circular.

lesson-first-evening-1-7 =
    .coach = Três bairros alienígenas tocam neste posto. Liberta-os: não se escolta ninguém junto de alienígenas.

lesson-first-evening-1-8 =
    .coach = Garça está à porta da praça, na mesma rua. Envia o cientista até lá.

lesson-first-evening-1-9 =
    .coach = O último passo é um resgate, para três pessoas. Escolhe outras duas.

lesson-first-evening-1-11 =
    .coach = Cada pessoa joga uma carta em segredo. Uma só Sabotagem entre as três estraga tudo.
    .held = Sucesso, se queres que resulte.
    .then = A salvo: 1 de 2. A pressão é agora 2: comandar um agente custa duas cartas.

lesson-first-evening-1-14 =
    .coach = Agnes tira por isso duas cartas. Qualquer uma podia fazê-la mudar de lado, e só ela o saberia.

lesson-first-evening-1-15 =
    .says-1 = Ines, ficaste muito tempo a olhar para a tua carta.

lesson-first-evening-1-16 =
    .coach = Theo precisa de um apoio. Se Ines for dos humanos, quem a acusou não volta a acusar.
    .then = { $answer ->
        [support] Ines mostra a sua carta: Humano. Theo, Ruben e tu perderam o direito de acusar.
       *[other] Ines mostra a sua carta: Humano. Theo e Ruben perderam o direito de acusar.
    }

lesson-first-evening-1-17 =
    .says-1 = Se já acabaram, vou trabalhar.

lesson-first-evening-1-19 =
    .coach = A ronda acaba: as sirenes voltam, e os dados espalham os alienígenas. Com um setor cheio, perde-se a cidade.
    .then = Uma nave-mãe: dez cartas desconhecidas entram no maço. Uma segunda acaba esta partida.

lesson-first-evening-2-1 =
    .coach = Desta vez planeia: tira uma carta, depois vê dois eventos. Um deles fica a caminho.
    .held = Assimilado. Agora és alienígena, para sempre. Mais ninguém o sabe.

lesson-first-evening-2-2 =
    .coach = Um destes vem na próxima ronda; o outro é evitado. Mais ninguém vê qual.
    .held = Agora ganhas com naves. Mas ainda podes fazer de bom vizinho.

lesson-first-evening-2-3 =
    .coach = Toda a gente recebe esta pergunta antes de cada turno. Só um alienígena se pode declarar.
    .held = Esconde-te. Se te declarares, ninguém volta a escolher-te para uma equipa.

lesson-first-evening-2-4 =
    .says-1 = Porta Magenta, e acabámos.

lesson-first-evening-2-9 =
    .says-1 = Theo. E tu. Confio em ti.

lesson-first-evening-2-10 =
    .coach = Joga uma carta. Toda a gente verá quantas são Sabotagem, mas não de quem.
    .held = Sucesso salva o cientista, e os humanos ganham sem ti. Sabotagem é para o teu lado.

lesson-first-evening-reveal-1 = A tua linha muda na ronda 2, na carta que tiraste para planear.
lesson-first-evening-reveal-2 = Mais ninguém tinha mudado de lado. Entre cinco pessoas, uma carta fez um alienígena.
lesson-first-evening-reveal-3 = Viram uma Sabotagem entre três cartas. Agnes, Theo ou tu? Teriam discutido toda a noite.
lesson-first-evening-reveal-4 = Dois cientistas estão a salvo, e ganham os humanos. Tu mudaste de lado, por isso perdes com os alienígenas.
lesson-first-evening-reveal-5 = Uma partida inteira pede cinco cientistas ou quatro naves, e mais do que uma pessoa pode mudar de lado.
