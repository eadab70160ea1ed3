# What each side wants and fears, and a trick.

inv-role-card-ships = { $ships ->
    [one] Una nave nodriza
   *[other] { $ships } naves nodriza
}, o un sector entero.

inv-role-card-human =
    .want = { $scientists ->
        [one] Un científico
       *[other] { $scientists } científicos
    } { $point }.
    .fear = La próxima carta que robes.
    .trick = Roba poco, rescata pronto y recuerda cada equipo en el que hubo un Sabotaje.
inv-role-card-alien =
    .want = { inv-role-card-ships }
    .fear = Una acusación con apoyo.
    .trick = Sé de ayuda. Juega Sabotaje cuando sea más fácil culpar a otra persona.
inv-role-card-stated =
    .want = { inv-role-card-ships }
    .fear = Humanos que rescatan más deprisa de lo que invades.
    .trick = Invade el sector más lleno, o planifica para que lleguen naves. Ya no robas cartas.
inv-role-card-architect =
    .want = Decidir lo que los eventos dejan abierto, en esta ronda.
    .fear = Que te culpen de lo que hicieron las cartas.
    .trick = Di en voz alta por qué elegiste así. La próxima ronda le toca a otra persona.
