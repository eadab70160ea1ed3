# Coming together: links, addresses, faces.

link-select = Votre navigateur refuse de copier ici. Sélectionnez le lien et copiez-le :
link-field = Lien
invite-alone = Seul cet ordinateur peut ouvrir ce lien. Pour les téléphones, lancez Gloaming avec --host 0.0.0.0
invite-address = S’il ne s’ouvre pas :
face-taken = { $face }, visage déjà pris
code-again = Vérifiez le code
refusal-face-taken = { $name } a déjà ce visage. Choisissez-en un autre.
refusal-unknown-name = Gloaming ne se connaît pas sous ce nom. Lancez-le avec --public-url et cette adresse.
refusal-another-site = Un autre site a demandé cela. Ouvrez Gloaming directement.
