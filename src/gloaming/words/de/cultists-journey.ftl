# Der Weg zu einem Ort, der mehrere Türen weit ist

walk-under-way = Unterwegs { $placeTo }.
walk-halt = Hier anhalten
walk-meets-first = Unterwegs triffst du { $people } und bleibst dort stehen.
board-on-route = auf deiner Route
