# Rules at a glance.

reference-title = De un vistazo
reference-print = Imprimir esta página
reference-back = Volver
