# Coming together: links, addresses, faces.

link-select = Your browser won’t copy it here. Select the link and copy it:
link-field = Link
invite-alone = Only this computer can open this link. To let in phones, start Gloaming with --host 0.0.0.0
invite-address = If it won’t open:
face-taken = { $face }, taken by someone else
code-again = Check the code
refusal-face-taken = { $name } has this face. Choose another.
refusal-unknown-name = Gloaming doesn’t know itself by this name. Start it with --public-url and this address.
refusal-another-site = Another site asked for this. Open Gloaming itself.
