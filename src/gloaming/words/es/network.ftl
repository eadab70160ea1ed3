# Links, addresses and faces.

link-select = Tu navegador no puede copiarlo aquí. Selecciona el enlace y cópialo:
link-field = Enlace
invite-alone = Solo este ordenador puede abrir este enlace. Para los móviles, inicia Gloaming con --host 0.0.0.0
invite-address = Si no se abre:
face-taken = { $face }, ya elegida
code-again = Revisa el código
refusal-face-taken = { $name } tiene esa cara. Elige otra.
refusal-unknown-name = Gloaming no se conoce por este nombre. Inícialo con --public-url y esta dirección.
refusal-another-site = Esto lo ha pedido otro sitio. Abre el propio Gloaming.
