"""The tests of Gloaming; the folders mirror src/gloaming."""
