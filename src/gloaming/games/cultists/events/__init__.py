"""What can happen in a game of Cultists, and who may know it."""

from gloaming.games.cultists.events.actions import *
from gloaming.games.cultists.events.base import *
from gloaming.games.cultists.events.endings import *
from gloaming.games.cultists.events.hours import *
from gloaming.games.cultists.events.tokens import *
