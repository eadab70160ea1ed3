# The door: what this is, and three ways in. And what every guided game says.

door-lead = Há alguém nesta mesa que não é quem diz ser.
    .what = Um jogo de tabuleiro de papéis ocultos, no teu navegador. Com amigos nos telemóveis, ou a sós com bots. Sem conta.
door-new = É a tua primeira noite?
door-again = Que bom ver-te de volta.
door-show-me = Sim, mostra-me
    .how = dez minutos, com bots que representam o seu papel
door-friends = Joga com amigos
door-alone = Joga a sós, com bots
door-code = Tens um código?
door-which = Que jogo?
door-back = Volta atrás
door-lessons = Partidas guiadas
    .done = { $lesson }, concluída
door-go-on = Continua com “{ $lesson }”

lesson-note = A ajuda
lesson-help = Ajuda-me a pensar
lesson-begin = Começa
lesson-again = Recomeça do início
lesson-resume = Continua onde ficaste
lesson-known = Já conheço o jogo
lesson-go-on = E depois?
lesson-real-game = Agora uma partida a sério
lesson-further = { $lesson }, { $minutes ->
        [one] um minuto
       *[other] { $minutes } minutos
    }
lesson-to-the-door = Volta à entrada
menu-leave-lesson = Sai da lição
bot-script = representa um papel

refusal-not-in-lesson = Mais tarde, esta noite. Por agora, escolhe o que está iluminado.
refusal-lesson-waits = A lição espera por ti. Podes sair: continua quando voltares.
refusal-unknown-lesson = Aqui não há nenhuma lição “{ $lesson }”. Escolhe uma destas: { $lessons }.
