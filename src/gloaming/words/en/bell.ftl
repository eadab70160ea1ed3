# Those who are away hear that the table waits; and the page without a connection.

notice-begins = The game begins.
notice-waits = The table is waiting.
notice-over = The game is over.
notice-mail-stop = To end these letters:
notice-mail-confirm = Someone at table { $code } wants to be told at this address when the table is waiting. If that was you, open this link and confirm it. If not, ignore this letter.
    .subject = Gloaming: letters about your table?

## At the table

bell = Tell me when the table waits
bell-detail = You’re told when you’re away and the game begins, waits for someone or ends, at most every five minutes. Everyone who is away gets the same sentence.
bell-here = Tell me on this device
bell-here-on = This device is told.
bell-here-none = This browser can’t show notices here. On an iPhone or iPad, add the page to your home screen first.
bell-here-denied = Your browser doesn’t allow notices from this page. You can change that in its settings.
bell-failed = That didn’t work. Check your connection and try again.
bell-mail = E-mail address
bell-mail-send = Send me a link
bell-mail-sent = A letter is on its way to { $address }. Open the link in it to confirm.
bell-mail-on = Letters go to { $address }.
bell-stop = Tell me nothing any more
bell-hook = For a chat or a program: webhook address
bell-hook-set = Use it
bell-hook-key = Check our signature with this key. It’s shown only once: { $secret }
bell-hook-remove = Remove it
menu-call = Call those who are away
menu-call-done = Everyone who asked to be told will hear in a moment.

## From a letter

bell-letter = Letters about table { $code }
bell-letter-what = One sentence when the table waits and nobody sees you there.
bell-letter-yes = Yes, write to me
bell-letter-no = No, never
bell-letter-on = Good. You’ll hear from the table.
bell-letter-off = Good. No more letters.

## No connection

offline-title = No connection
offline-words = Your seat is kept. Come back when you’re connected.
offline-again = Try again

## Refusals

refusal-unsendable = Notices can only go to public addresses that begin with https://. Check this one.
refusal-no-push = This server sends no notices to devices. Ask the person who runs it.
refusal-bad-device = This device’s key isn’t valid. Reload the page and try again.
refusal-no-mail = This server sends no e-mail. Ask the person who runs it.
refusal-no-hook = This server calls no webhooks. Ask the person who runs it.
refusal-too-many-letters = Many letters were asked for from here. Wait an hour and try again.
