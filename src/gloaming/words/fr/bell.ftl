# Those who are away hear that the table waits; and the page without a connection.

notice-begins = La partie commence.
notice-waits = La table attend.
notice-over = La partie est finie.
notice-mail-stop = Pour ne plus recevoir ces messages :
notice-mail-confirm = Quelqu’un à la table { $code } veut un mot à cette adresse quand la table attend. Si c’est vous, ouvrez ce lien pour le confirmer. Sinon, ignorez ce message.
    .subject = Gloaming : des messages de votre table ?

## À la table

bell = Me prévenir quand la table attend
bell-detail = En votre absence, vous apprenez que la partie commence, attend quelqu’un ou se termine, au plus toutes les cinq minutes. Toutes les personnes absentes reçoivent la même phrase.
bell-here = Me prévenir sur cet appareil
bell-here-on = Cet appareil est prévenu.
bell-here-none = Ce navigateur ne peut pas afficher d’avis ici. Sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil.
bell-here-denied = Votre navigateur refuse les avis de cette page. Vous pouvez le changer dans ses réglages.
bell-failed = Cela n’a pas marché. Vérifiez votre connexion et réessayez.
bell-mail = Adresse e-mail
bell-mail-send = M’envoyer un lien
bell-mail-sent = Un message part pour { $address }. Ouvrez le lien qu’il contient pour confirmer.
bell-mail-on = Les messages vont à { $address }.
bell-stop = Ne plus rien me dire
bell-hook = Pour un salon ou un programme : adresse de webhook
bell-hook-set = L’utiliser
bell-hook-key = Cette clé vérifie notre signature. Elle n’est montrée qu’une fois : { $secret }
bell-hook-remove = La retirer
menu-call = Appeler qui n’est pas là
menu-call-done = Qui l’a demandé l’apprendra dans un instant.

## Depuis un message

bell-letter = Messages de la table { $code }
bell-letter-what = Une phrase quand la table attend et que vous n’y êtes pas.
bell-letter-yes = Oui, écrivez-moi
bell-letter-no = Non, jamais
bell-letter-on = Bien. La table vous écrira.
bell-letter-off = Bien. Plus aucun message.

## Sans connexion

offline-title = Pas de connexion
offline-words = Votre place est gardée. Revenez une fois la connexion rétablie.
offline-again = Réessayer

## Refus

refusal-unsendable = Les avis ne vont qu’à des adresses publiques qui commencent par https://. Vérifiez celle-ci.
refusal-no-push = Ce serveur n’envoie pas d’avis aux appareils. Demandez à qui le gère.
refusal-bad-device = La clé de cet appareil n’est pas valable. Rechargez la page et réessayez.
refusal-no-mail = Ce serveur n’envoie pas d’e-mails. Demandez à qui le gère.
refusal-no-hook = Ce serveur n’appelle aucun webhook. Demandez à qui le gère.
refusal-too-many-letters = Beaucoup de messages ont été demandés d’ici. Attendez une heure et réessayez.
