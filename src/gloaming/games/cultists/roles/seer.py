"""Seer (AC-ROLE-SEER): learns the Cultists in the night; the Cultists win if they name the Seer at the end.

The night and the guess are scenes of their own (`night`, `victory`): the Seer changes no other rule."""

from gloaming.games.cultists.roles.base import Role

seer = Role("seer", "Seer", favours="investigators", seats=(5, 6, 8))
