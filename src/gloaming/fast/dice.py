"""The reference's dice, bit by bit: BLAKE2b of a counter under the game's key, shared out by division. And quick ones.

Each lane has 26 words of 64 bits: what BLAKE2b makes of the game's key, where the quick dice stand, room to work in, and the
dice that give each of its games a key.
Nothing grows beyond 64 bits without being masked, so plain Python reckons like the machine."""

from __future__ import annotations

from gloaming.fast.dispatch import written
from gloaming.fast.layout import Cards, Dice, Game, Word

KEYED, QUICK, WORK, DEALS, DEALT, WORDS = 0, 8, 9, 17, 25, 26
IV = (
    0x6A09E667F3BCC908, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1,
    0x510E527FADE682D1, 0x9B05688C2B3E6C1F, 0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179,
)  # fmt: skip
SIGMA = (
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
    (14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3),
    (11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4),
    (7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8),
    (9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13),
    (2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9),
    (12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11),
    (13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10),
    (6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5),
    (10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0),
)
"""RFC 7693: which word of the message comes where in each round; two rounds more begin again at the top."""
KEY_BYTES, BLOCK, COUNTER_BYTES, DIGEST_BYTES = 32, 128, 8, 64


def word(number: int) -> Word:
    """A whole number as 64 bits without a sign; `compiled` puts the machine's own in its place."""
    return number


def small(number: Word) -> int:
    """And back: an ordinary whole number of the rules."""
    return number


BY_MACHINE = frozenset((word, small))
MASK, LOW, PARAMETERS = 0xFFFFFFFFFFFFFFFF, 0xFFFFFFFF, 0x01010000 | KEY_BYTES << 8 | DIGEST_BYTES
STEP, MIX, STIR = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
UNSIGNED = ("IV", "MASK", "LOW", "PARAMETERS", "STEP", "MIX", "STIR")
"""Which of these numbers are words."""


def turned(x: Word, by: int) -> Word:
    """Turned to the right."""
    return (x >> word(by)) | ((x << word(64 - by)) & MASK)


def reversed_bytes(x: Word) -> Word:
    x = ((x >> word(8)) & word(0x00FF00FF00FF00FF)) | ((x & word(0x00FF00FF00FF00FF)) << word(8))
    x = ((x >> word(16)) & word(0x0000FFFF0000FFFF)) | ((x & word(0x0000FFFF0000FFFF)) << word(16))
    return (x >> word(32)) | ((x & LOW) << word(32))


def pressing() -> list[str]:
    """RFC 7693, the function F, written out for a block of which all but four words are zero; the result lies in WORK.

    As sixteen names and no loop it takes a third of the time, and on a GPU everything stays in registers."""
    lines = [
        "def pressed(u: Dice, m0: Word, m1: Word, m2: Word, m3: Word, length: int, last: Word) -> None:",
        *(f"    v{i} = u[KEYED + {i}]" for i in range(8)),
        *(f"    v{8 + i} = word(IV[{i}])" for i in range(8)),
        "    v12, v14 = v12 ^ word(length), v14 ^ last",
    ]
    for number in range(12):
        order = SIGMA[number % 10]
        for i in range(8):
            a, b, c, d = (i, 4 + i, 8 + i, 12 + i) if i < 4 else (i - 4, *(4 * k + (i + k) % 4 for k in (1, 2, 3)))
            lines += mixed(a, b, c, d, order[2 * i], order[2 * i + 1])
    return [*lines, *(f"    u[WORK + {i}] = u[KEYED + {i}] ^ v{i} ^ v{8 + i}" for i in range(8))]


def mixed(a: int, b: int, c: int, d: int, x: int, y: int) -> list[str]:
    """RFC 7693, the function G."""
    return [
        f"    v{a} = (v{a} + v{b}{added(x)}) & MASK",
        f"    v{d} = turned(v{d} ^ v{a}, 32)",
        f"    v{c} = (v{c} + v{d}) & MASK",
        f"    v{b} = turned(v{b} ^ v{c}, 24)",
        f"    v{a} = (v{a} + v{b}{added(y)}) & MASK",
        f"    v{d} = turned(v{d} ^ v{a}, 16)",
        f"    v{c} = (v{c} + v{d}) & MASK",
        f"    v{b} = turned(v{b} ^ v{c}, 63)",
    ]


def added(number: int) -> str:
    """A word of the message, if it is one of the four."""
    return f" + m{number}" if number < 4 else ""


pressed = written(pressing(), globals())


def set_key(u: Dice, k0: Word, k1: Word, k2: Word, k3: Word) -> None:
    """The key is a block of its own, before every message: what it leaves behind is kept. Its words are little-endian."""
    for i in range(8):
        u[KEYED + i] = word(IV[i])
    u[KEYED] ^= PARAMETERS
    pressed(u, k0, k1, k2, k3, BLOCK, word(0))
    for i in range(8):
        u[KEYED + i] = u[WORK + i]


def seed(u: Dice, k0: Word, k1: Word, k2: Word, k3: Word) -> None:
    """From now on the lane's games have keys that follow from this one."""
    set_key(u, k0, k1, k2, k3)
    for i in range(8):
        u[DEALS + i] = u[KEYED + i]
    u[DEALT], u[QUICK] = word(0), k0


def next_key(u: Dice) -> None:
    """The next game's key is the next roll of the lane's own dice: of its 64 bytes the first 32."""
    u[DEALT] += word(1)
    for i in range(8):
        u[KEYED + i] = u[DEALS + i]
    digest(u, small(u[DEALT]))
    set_key(
        u,
        reversed_bytes(u[WORK]),
        reversed_bytes(u[WORK + 1]),
        reversed_bytes(u[WORK + 2]),
        reversed_bytes(u[WORK + 3]),
    )


def digest(u: Dice, rolled: int) -> None:
    """The roll of that number: 512 bits in WORK, the greatest first."""
    pressed(u, reversed_bytes(word(rolled)), word(0), word(0), word(0), BLOCK + COUNTER_BYTES, MASK)
    for i in range(8):
        u[WORK + i] = reversed_bytes(u[WORK + i])


def share(u: Dice, parts: int) -> int:
    """Divide what is left of the roll by so many (less than 2**32), and keep the quotient; the remainder.

    Half a word at a time; to multiply by the reciprocal and to put it right is much quicker than to divide."""
    by, rest = word(parts), word(0)
    reciprocal = MASK // by
    for i in range(WORK, WORK + 8):
        high, low = u[i] >> word(32), u[i] & LOW
        upper = quotient(rest, high, by, reciprocal)
        rest = ((rest << word(32)) | high) - upper * by
        lower = quotient(rest, low, by, reciprocal)
        rest = ((rest << word(32)) | low) - lower * by
        u[i] = upper << word(32) | lower
    return small(rest)


def quotient(rest: Word, half: Word, by: Word, reciprocal: Word) -> Word:
    """Of a word that has these two halves. The first is less than the divisor, so no product here needs more than 64 bits; and what
    is found at first is at most two too small, which is put right without a guess at which."""
    found = (rest * reciprocal + half * (reciprocal >> word(32))) >> word(32)
    left = ((rest << word(32)) | half) - found * by
    return found + (word(1) if left >= by else word(0)) + (word(1) if left >= by + by else word(0))


def quick(u: Dice) -> Word:
    """SplitMix64: the number of the roll, stirred."""
    u[QUICK] = (u[QUICK] + STEP) & MASK
    x = u[QUICK]
    x = ((x ^ (x >> word(30))) * MIX) & MASK
    x = ((x ^ (x >> word(27))) * STIR) & MASK
    return x ^ (x >> word(31))


def quick_roll(u: Dice, sides: int) -> int:
    return small(((quick(u) >> word(32)) * word(sides)) >> word(32))


def roll(g: Game, u: Dice, sides: int) -> int:
    g.rolled += 1
    if g.quick:
        return quick_roll(u, sides)
    digest(u, g.rolled)
    return share(u, sides)


def shuffle(g: Game, u: Dice, cards: Cards, first: int, count: int) -> None:
    """One roll gives a whole shuffle of `count` cards from `first` on.

    As many shares as fit into 32 bits are taken at once: the remainder of their product holds them all."""
    g.rolled += 1
    if not g.quick and count > 1:
        digest(u, g.rolled)
    taken, left = 0, 0
    for last in range(count - 1, 0, -1):
        if g.quick:
            pick = quick_roll(u, last + 1)
        else:
            if left == 0:
                product, left = last + 1, 1
                while last - left > 0 and product * (last + 1 - left) < 4294967296:
                    product *= last + 1 - left
                    left += 1
                taken = share(u, product)
            taken, pick = taken // (last + 1), taken % (last + 1)
            left -= 1
        kept = cards[first + last]
        cards[first + last] = cards[first + pick]
        cards[first + pick] = kept
