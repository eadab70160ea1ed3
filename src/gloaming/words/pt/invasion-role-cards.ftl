# The cards of the sides: what one wants, what one fears, and a trick. The held sheet shows them first.

inv-role-card-ships = { $ships ->
    [one] Uma nave-mãe
   *[other] { $ships } naves-mãe
}, ou um setor inteiro.

inv-role-card-human =
    .want = { $scientists ->
        [one] Um cientista
       *[other] { $scientists } cientistas
    } { $point }.
    .fear = A próxima carta que tirares.
    .trick = Tira poucas cartas, resgata cedo, e lembra-te de cada equipa que teve Sabotagem.
inv-role-card-alien =
    .want = { inv-role-card-ships }
    .fear = Uma acusação com apoio.
    .trick = Sê útil. Joga Sabotagem quando for mais provável culparem outra pessoa.
inv-role-card-stated =
    .want = { inv-role-card-ships }
    .fear = Humanos que resgatam mais depressa do que tu invades.
    .trick = Invade o setor mais cheio, ou planeia naves. Não tiras mais cartas.
inv-role-card-architect =
    .want = Decidir o que os eventos deixam em aberto, nesta ronda.
    .fear = Que te culpem do que as cartas fizeram.
    .trick = Diz em voz alta porque escolheste. Na próxima ronda toca a outra pessoa.
