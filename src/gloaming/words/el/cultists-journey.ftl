# Walking to a place several doors away

walk-under-way = Πηγαίνεις { $placeTo }.
walk-halt = Στάσου εδώ
walk-meets-first = Στον δρόμο συναντάς { $people } και μένεις εκεί.
board-on-route = στη διαδρομή σου
