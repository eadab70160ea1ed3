from __future__ import annotations
import pytest, time
from tests.leaks.houses import NearHouse, codes
from tests.leaks.looking import compared
from tests.leaks.worlds import pair_at

pytestmark = pytest.mark.anyio
CODES = codes("E")

@pytest.mark.parametrize("moment", ["turn","sealing","talk"])
@pytest.mark.parametrize("players,observer", [(5,0),(7,2)])
@pytest.mark.parametrize("game", ["cultists","invasion"])
async def test_x(houses, moment, players, observer, game):
    pair = pair_at(game, players, moment, observer)
    t=time.time(); c=time.process_time()
    found = await compared(houses, pair, next(CODES))
    print(time.time()-t, time.process_time()-c)
    assert found == []
