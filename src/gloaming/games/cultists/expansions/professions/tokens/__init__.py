"""The Professions, one file each: every file in this folder that has one is found by itself (MOC-PROF-06)."""

from gloaming.games.cultists.expansions.professions.tokens.base import Profession
from gloaming.kernel.collection import collected

PROFESSIONS = collected(__name__, Profession)
