# Whose fonts and programs the pages carry.

notices = Licencias
    .lead = Gloaming es software libre, con la licencia Apache, versión 2.0. Sus páginas llevan también el trabajo de otras personas: gracias. Cada licencia está aquí completa, en el idioma en que se escribió.
    .fonts = Tipos de letra
    .programs = Programas
    .save = Guardarlas todas en un solo texto
    .missing = Ahora mismo no se pueden cargar las licencias. Inténtalo de nuevo.
