"""What can happen in a game of Invasion, and who may know it."""

from gloaming.games.invasion.events.cards import *
from gloaming.games.invasion.events.stages import *
from gloaming.games.invasion.events.turns import *
