# What is said at a table of Cultists, besides what every table says. Each in three ways, chosen by the number of the line.

said-was-1 = Na hora { $round } estive { $placeIn }.
said-was-2 = Hora { $round }? Estive { $placeIn }.
said-was-3 = Posso dizer-vos onde estive na hora { $round }: { $placeIn }.
said-put-1 = Pus { $card } { $placeIn }.
said-put-2 = O que pus { $placeIn } foi { $card }.
said-put-3 = Pus { $card } { $placeIn }, juro.
said-saw-1 = { $oneIs ->
    [speaker] Para que conste: { $other } e eu encontrámo-nos.
    [you] Para que conste: tu e { $other } encontraram-se.
   *[other] Para que conste: { $one } e { $other } encontraram-se.
}
said-saw-2 = { $oneIs ->
    [speaker] { $otherIs ->
        [you] Estive contigo, fiquem todos a saber.
       *[other] Estive com { $other }, fiquem a saber.
    }
    [you] Vi-te com { $other }.
   *[other] { $otherIs ->
        [you] Vi-te com { $one }.
       *[other] Vi { $one } com { $other }.
    }
}
said-saw-3 = { $oneIs ->
    [speaker] Não se esqueçam: { $other } e eu encontrámo-nos.
   *[other] Não se esqueçam: { $one } e { $other } encontraram-se.
}
said-claims-1 = Sou { $role }.
said-claims-2 = Mais vale saberem: sou { $role }.
said-claims-3 = Acreditem, sou { $role }.

## Why somebody is accused or vouched for, in two ways. $about is who else it concerns, if anyone.

said-why-met-the-dead-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Encontraste-me, e agora já não tenho pulso.
       *[other] { $chair } encontrou-me, e agora já não tenho pulso.
    }
    [none] { $chairIs ->
        [you] Encontraste alguém que já não vive.
       *[other] { $chair } encontrou alguém que já não vive.
    }
    [you] { $chair } encontrou-te, e agora já não tens pulso.
   *[other] { $chairIs ->
        [you] Encontraste { $about }, que já não vive.
       *[other] { $chair } encontrou { $about }, que já não vive.
    }
}
said-why-bad-cards-1 = { $chairIs ->
    [you] Onde estiveste aparecem más cartas.
   *[other] Onde { $chair } esteve aparecem más cartas.
}
said-why-strayed-1 = { $chairIs ->
    [you] Nenhum percurso passa por onde tens andado.
   *[other] Nenhum percurso passa por onde { $chair } tem andado.
}
said-why-odd-vote-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] É estranho teres votado em mim.
       *[other] É estranho { $chair } ter votado em mim.
    }
    [none] { $chairIs ->
        [you] O teu voto foi estranho.
       *[other] O voto de { $chair } foi estranho.
    }
   *[other] { $chairIs ->
        [you] É estranho teres votado em { $aboutAcc }.
       *[other] É estranho { $chair } ter votado em { $aboutAcc }.
    }
}
said-why-false-alarm-1 = { $chairIs ->
    [you] Deste um falso alarme.
   *[other] { $chair } deu um falso alarme.
}
said-why-was-there-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Estiveste a sós comigo.
       *[other] { $chair } esteve a sós comigo.
    }
    [none] { $chairIs ->
        [you] Estiveste a sós com alguém desta mesa.
       *[other] { $chair } esteve a sós com alguém desta mesa.
    }
    [you] { $chair } esteve a sós contigo.
   *[other] { $chairIs ->
        [you] Estiveste a sós com { $about }.
       *[other] { $chair } esteve a sós com { $about }.
    }
}
said-why-good-cards-1 = { $chairIs ->
    [you] Onde estiveste aparecem boas cartas.
   *[other] Onde { $chair } esteve aparecem boas cartas.
}
said-why-reported-1 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Comunicaste a minha morte.
       *[other] { $chair } comunicou a minha morte.
    }
    [none] { $chairIs ->
        [you] Comunicaste uma morte.
       *[other] { $chair } comunicou uma morte.
    }
    [you] { $chair } comunicou a tua morte.
   *[other] { $chairIs ->
        [you] Comunicaste a morte de { $about }.
       *[other] { $chair } comunicou a morte de { $about }.
    }
}
said-why-met-the-dead-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Estiveste comigo antes de o meu pulso parar.
       *[other] { $chair } esteve comigo antes de o meu pulso parar.
    }
    [none] { $chairIs ->
        [you] Quem te encontra não dura muito.
       *[other] Quem encontra { $chair } não dura muito.
    }
    [you] Vi { $chair } contigo, e olha para ti agora.
   *[other] { $chairIs ->
        [you] Estiveste com { $about } antes de o pulso parar.
       *[other] { $chair } esteve com { $about } antes de o pulso parar.
    }
}
said-why-bad-cards-2 = { $chairIs ->
    [you] Puseste lá cartas, e saíram-nos más.
   *[other] { $chair } pôs lá cartas, e saíram-nos más.
}
said-why-strayed-2 = { $chairIs ->
    [you] O que fazes tão longe de qualquer percurso?
   *[other] O que faz { $chair } tão longe de qualquer percurso?
}
said-why-odd-vote-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Votaste em mim. Porquê?
       *[other] { $chair } votou em mim. Porquê?
    }
    [none] { $chairIs ->
        [you] Ninguém vota como tu votaste sem razão.
       *[other] Ninguém vota como { $chair } votou sem razão.
    }
   *[other] { $chairIs ->
        [you] Votaste em { $aboutAcc }. Porquê?
       *[other] { $chair } votou em { $aboutAcc }. Porquê?
    }
}
said-why-false-alarm-2 = { $chairIs ->
    [you] Chamaste-nos para nada.
   *[other] { $chair } chamou-nos para nada.
}
said-why-was-there-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Não me esqueci de que estiveste a sós comigo.
       *[other] Não me esqueci de que { $chair } esteve a sós comigo.
    }
    [none] { $chairIs ->
        [you] Não me esqueci de que estiveste a sós com alguém desta mesa.
       *[other] Não me esqueci de que { $chair } esteve a sós com alguém desta mesa.
    }
    [you] Não me esqueci de que { $chair } esteve contigo.
   *[other] { $chairIs ->
        [you] Não me esqueci de que estiveste com { $about }.
       *[other] Não me esqueci de que { $chair } esteve com { $about }.
    }
}
said-why-good-cards-2 = { $chairIs ->
    [you] Com as tuas cartas avançámos.
   *[other] Com as cartas de { $chair } avançámos.
}
said-why-reported-2 = { $aboutIs ->
    [speaker] { $chairIs ->
        [you] Sem ti, ninguém saberia o que me aconteceu.
       *[other] Sem { $chair }, ninguém saberia o que me aconteceu.
    }
    [none] { $chairIs ->
        [you] Podias ter calado essa morte.
       *[other] { $chair } podia ter calado essa morte.
    }
    [you] Sem { $chair }, ninguém saberia o que te aconteceu.
   *[other] { $chairIs ->
        [you] Sem ti, ninguém saberia de { $about }.
       *[other] Sem { $chair }, ninguém saberia de { $about }.
    }
}

## How strongly it is said goes by the reason, which everyone hears: after these, more firmly than after others.

said-accuses-met-the-dead-1 = { $chairIs ->
    [you] { $why } Cá para mim, és tu.
   *[other] { $why } Cá para mim, é { $chair }.
}
said-accuses-met-the-dead-2 = { $chairIs ->
    [you] { $why } Deves-nos uma explicação.
   *[other] { $why } { $chair } deve-nos uma explicação.
}
said-accuses-met-the-dead-3 = { $chairIs ->
    [you] { $why } Não confio em ti.
   *[other] { $why } Não confio em { $chair }.
}
said-accuses-strayed-1 = { $chairIs ->
    [you] { $why } Cá para mim, és tu.
   *[other] { $why } Cá para mim, é { $chair }.
}
said-accuses-strayed-2 = { $chairIs ->
    [you] { $why } Deves-nos uma explicação.
   *[other] { $why } { $chair } deve-nos uma explicação.
}
said-accuses-strayed-3 = { $chairIs ->
    [you] { $why } Não confio em ti.
   *[other] { $why } Não confio em { $chair }.
}
