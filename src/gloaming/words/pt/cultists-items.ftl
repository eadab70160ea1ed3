# What lies on the boards of the expansions: Items and Professions, each with one line of what it does.

item-red-relic = relíquia vermelha
item-red-relic-what = Vai para o altar. A terceira acorda o Organismo 46-B.
item-snow-owl = coruja-das-neves
item-snow-owl-what = Leva uma carta Sala de quem a encontrou até uma sala por concluir.
item-secret-switch = interruptor secreto
item-secret-switch-what = Abre a porta trancada para sempre.
item-dagger = punhal
item-dagger-what = Dá a quem o tem mais um voto em cada votação.
item-boots = botas
item-boots-what = Deixam quem as tem passar por mais uma porta em cada hora.
item-binoculars = binóculos especiais
item-binoculars-what = Uma só vez: verifica o estado de alguém que está noutra sala da mesma cor.
item-rifle = espingarda
item-rifle-what = Um só tiro: expulsa um encapuzado ou o Homem-Peixe.
item-lamp = lanterna
item-lamp-what = Uma só vez: quem a tem não recebe cartas num encontro.
item-covered = um objeto, face para baixo

profession-mayor = Prefeito
profession-mayor-what = Decide todas as votações empatadas.
profession-detective = Detetive
profession-detective-what = Fica a saber quem é o Informador.
profession-exorcist = Exorcista
profession-exorcist-what = Uma vez, traz um fantasma de volta à vida. Em troca, outra pessoa tem de morrer.
profession-profiler = Analista
profession-profiler-what = Vê os maços Pulso sem os embaralhar.
profession-saboteur = Sabotador
profession-saboteur-what = Uma vez, troca os maços de duas salas sem os ver.
profession-hidden = uma profissão, face para baixo
