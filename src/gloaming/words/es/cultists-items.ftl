# What lies on the boards of the expansions: Items and Professions, each with one line of what it does.

item-red-relic = reliquia roja
item-red-relic-what = Va al altar. La tercera despierta al Organismo 46-B.
item-snow-owl = búho nival
item-snow-owl-what = Lleva una carta de habitación de quien lo encuentra a una habitación sin completar.
item-secret-switch = interruptor secreto
item-secret-switch-what = Abre la puerta cerrada para siempre.
item-dagger = daga
item-dagger-what = Da a quien la lleva un voto más en cada votación.
item-boots = botas
item-boots-what = Quien las lleva cruza una puerta más cada hora.
item-binoculars = prismáticos especiales
item-binoculars-what = Un solo uso: comprobar el estado de alguien desde otra habitación del mismo color.
item-rifle = rifle
item-rifle-what = Un disparo: expulsa a un encapuchado o ahuyenta al Hombre Pez.
item-lamp = lámpara
item-lamp-what = Un solo uso: quien la lleva no recibe cartas en un encuentro.
item-covered = un objeto, bocabajo

profession-mayor = Alcalde
profession-mayor-what = Deshace todos los empates en las votaciones.
profession-detective = Detective
profession-detective-what = Descubre quién es el Informante.
profession-exorcist = Exorcista
profession-exorcist-what = Una vez, devuelve la vida a un fantasma. A cambio, otra persona debe morir.
profession-profiler = Perfilador
profession-profiler-what = Mira los mazos de Pulso sin barajarlos.
profession-saboteur = Saboteador
profession-saboteur-what = Una vez, intercambia los mazos de dos habitaciones sin mirarlos.
profession-hidden = una profesión, bocabajo
