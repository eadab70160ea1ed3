# Whose fonts and programs the pages carry.

notices = Licenças
    .lead = O Gloaming é software livre, com a licença Apache, versão 2.0. As suas páginas incluem também o trabalho de outras pessoas, a quem agradecemos. Cada licença está aqui na íntegra, na língua em que foi escrita.
    .fonts = Tipos de letra
    .programs = Programas
    .save = Guarda-as todas num só texto
    .missing = De momento não é possível carregar as licenças. Tenta outra vez.
