# The cards of the sides: what one wants, what one fears, and a trick. The held sheet shows them first.

inv-role-card-ships = { $ships ->
    [one] Una nave madre
   *[other] { $ships } navi madri
}, o un intero settore.

inv-role-card-human =
    .want = { $scientists ->
        [one] Uno scienziato
       *[other] { $scientists } scienziati
    } { $point }.
    .fear = La prossima carta che peschi.
    .trick = Pesca poco, salva presto, e ricorda ogni squadra con un Sabotaggio.
inv-role-card-alien =
    .want = { inv-role-card-ships }
    .fear = Un’accusa con un sostegno.
    .trick = Renditi utile. Gioca Sabotaggio quando la colpa ricadrà piuttosto su altri.
inv-role-card-stated =
    .want = { inv-role-card-ships }
    .fear = Umani che salvano più in fretta di quanto tu invada.
    .trick = Invadi il settore più pieno, o pianifica le navi. Non peschi più carte.
inv-role-card-architect =
    .want = Decidere ciò che gli eventi lasciano aperto, in questo round.
    .fear = La colpa di ciò che hanno fatto le carte.
    .trick = Di’ ad alta voce perché hai scelto così. Nel prossimo round tocca ad altri.
