# Playing alone

## Nobody else sees this screen

cover-switch = Tapar os meus segredos: { $on ->
    [yes] sim
   *[no] não
}
look-open = Toca para ver
fan-choose = Escolhe uma carta
fan-chosen = Escolhida
hand-more = Toca para ver tudo
hand-close = Toca para fechar

## How strong the bots are

level = Que força têm os bots?
level-easy = Fácil
    .what = Jogam com sensatez e seguem pistas simples. Não falam e não ouvem.
level-normal = Normal
    .what = Tomam nota de tudo, falam e ouvem, e fazem-se de inocentes quando estão contra ti.
level-hard = Difícil
    .what = Como o Normal, e pensam antes de agir. Levam o seu tempo.

## Como jogam os bots

style-sheet = Como jogam os bots?
style-detail = Vale para todos os bots da mesa. Muda o que procuram, não o que sabem.
style-gentle = Com calma
    .line = Os bots jogam com calma
    .what = Para as primeiras partidas: a morte tarda, vota-se com cautela e há tempo para olhar em volta.
style-human = Como pessoas
    .line = Os bots jogam como pessoas
    .what = Um serão como entre amigos: juntam-se livros, vota-se com provas e ninguém tem pressa.
style-keen = Para ganhar
    .line = Os bots jogam para ganhar
    .what = Atacam e votam assim que compensa. Uma partida pode acabar na terceira hora.
style-counts = Conta em { $game }, para os bots de nível Normal. Os fáceis jogam à sua maneira, os difíceis sempre para ganhar.
