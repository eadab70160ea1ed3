# Scenes, and how close it was.

inv-scene-landed = { $count ->
    [one] Los alienígenas aterrizan en un lugar
   *[other] Los alienígenas aterrizan en { $count } lugares
}
    .detail = Cada sector que se llena acerca la ciudad a su fin.
inv-scene-you-stated = Todo el mundo sabe que eres alienígena. Desde ahora planificas, o guías a los alienígenas hasta un agente.

inv-end-but-saved = { $count ->
    [one] Un científico más habría salvado la ciudad.
   *[other] { $count } científicos más habrían salvado la ciudad.
}
inv-end-but-ships = { $count ->
    [one] Una nave nodriza más habría acabado con todo.
   *[other] { $count } naves nodriza más habrían acabado con todo.
}
