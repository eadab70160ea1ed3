# What came of it: scenes, and the end.

inv-scene-landed = { $count ->
    [one] Aliens land in one place
   *[other] Aliens land in { $count } places
}
    .detail = Each sector that fills up brings the city closer to its end.
inv-scene-you-stated = Everyone knows you are an alien. From now on you plan ahead, or lead the aliens to an agent.

## What would have changed the end.

inv-end-but-saved = { $count ->
    [one] One more scientist would have saved the city.
   *[other] { $count } more scientists would have saved the city.
}
inv-end-but-ships = { $count ->
    [one] One more Mother Ship would have ended it.
   *[other] { $count } more Mother Ships would have ended it.
}
