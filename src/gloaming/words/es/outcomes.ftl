# What has just happened.

now-label = Ahora mismo
now-open = Abrir el registro
scene-go-on = Seguir
hold-news = Lo que solo sabes tú
hold-dot = { " " }Hay algo nuevo desde la última vez que miraste.
end-you-won = Has ganado.
end-you-lost = Has perdido.
