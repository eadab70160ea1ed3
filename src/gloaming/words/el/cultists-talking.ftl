# What is asked by name in Cultists alone.

said-asks-met-the-dead-1 = { $chairIs ->
    [you] Ποιος συνάντησε τους νεκρούς;
   *[other] { $chair }, ποιος συνάντησε τους νεκρούς;
}
said-asks-met-the-dead-2 = { $chairIs ->
    [you] Ποιος ήταν με τους νεκρούς;
   *[other] { $chair }, ποιος ήταν με τους νεκρούς;
}
said-asks-met-the-dead-3 = { $chairIs ->
    [you] Ποιος συνάντησε τελευταίος τους νεκρούς;
   *[other] Ποιος συνάντησε τελευταίος τους νεκρούς, { $chair };
}
talk-topic-met-the-dead = ποιος συνάντησε τους νεκρούς
