"""How things are named in a sentence: with a capital letter where it begins, and by the words that tell them apart."""

import pytest

from gloaming.cli.play.cultists.names import telling
from gloaming.cli.play.speech import capital


@pytest.mark.parametrize(
    ("said", "raised"),
    [
        ("you go.", "You go."),
        ("¿quién?", "¿Quién?"),
        ("«\u00a0qui\u202f?\u202f»", "«\u00a0Qui\u202f?\u202f»"),
        ("άνοιξε", "Άνοιξε"),
        ("(ghost)", "(ghost)"),
        ("3 doors", "3 doors"),
        ("", ""),
    ],
)
def test_the_first_letter_is_raised(said: str, raised: str) -> None:
    assert capital(said) == raised


@pytest.mark.parametrize(
    ("name", "others", "told"),
    [
        ("North-West Hallway", ["Central Hallway"], "North-West"),
        ("Couloir nord-ouest", ["Couloir central", "Couloir sud-est"], "nord-ouest"),
        ("Glace du Nord", ["Glace du Sud", "Glace de l’Est"], "Nord"),
        ("Dalszy lód zachodni", ["Lód zachodni", "Lód północny", "Lód wschodni"], "Dalszy zachodni"),
        ("Nordflur", ["Südflur"], "Nordflur"),
    ],
)
def test_a_hallway_keeps_the_words_that_tell_it_from_others(name: str, others: list[str], told: str) -> None:
    assert telling(name, [name, *others]) == told
