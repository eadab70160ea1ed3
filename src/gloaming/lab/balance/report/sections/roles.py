"""Each special Role's effect on the win rate, against the loyalty that its marker prints."""

from __future__ import annotations

from gloaming.games import GAMES
from gloaming.lab.balance.findings.roles import RoleEffect
from gloaming.lab.balance.findings.study import Findings
from gloaming.lab.balance.report.charts import EFFECT_WIDTH, Values, effects, loyalties, value_of
from gloaming.lab.balance.report.document import Block, Grid, Plot, Section, Wording, Words
from gloaming.lab.balance.report.figures import listed, points, shown, signed, some, with_interval
from gloaming.lab.tally import wilson

HOW = (
    "In each of these games some Roles are put up at random, and a coin decides for each whether it joins. A Role's effect is the "
    "difference between the games that it joined and those that it was put up for and did not join; with several tables it is "
    "the mean of their differences. The levels of the rulebook would not tell it, because there a Role comes with others that make "
    "up for it. “Surely” allows for looking at all Roles at once."
)


def roles(findings: Findings, say: Wording) -> Section | None:
    if not findings.roles:
        return None
    ours = say.team(GAMES[findings.study.game].teams[0])
    told = [verdict(findings, bots, ours) for bots in findings.study.bots]
    blocks: tuple[Block, ...] = (Words(HOW), *map(Words, told), plot(findings, ours), grid(findings, ours, say))
    return Section("What each Role does", blocks, tuple(told))


def verdict(findings: Findings, bots: str, ours: str) -> str:
    found = [role for role in findings.roles if role.bots == bots]
    helping = [named(role) for role in found if role.surely.direction > 0]
    harming = [named(role) for role in found if role.surely.direction < 0]
    if not helping and not harming:
        return f"With {bots} bots no effect of any of {len(found)} Roles on the {ours}' win rate can be told from none."
    rest = len(found) - len(helping) - len(harming)
    return (
        f"With {bots} bots these Roles surely help the {ours}: {shown(helping) or 'none'}; these surely harm them: "
        f"{shown(harming) or 'none'}. Of {some(rest)} no effect can be told. {against_print(findings, found)}"
    )


def named(role: RoleEffect) -> str:
    return f"{role.printed.title} {points(role.surely)}"


def against_print(findings: Findings, found: list[RoleEffect]) -> str:
    """Which of the sure effects point the other way than the marker does."""
    ours = GAMES[findings.study.game].teams[0]
    marked = [role for role in found if role.printed.loyalty and role.printed.side and role.surely.direction]
    contrary = [role.printed.title for role in marked if (role.surely.direction > 0) != (role.printed.side == ours)]
    if not marked:
        return "None of them prints a loyalty."
    if not contrary:
        return f"All of them that print a loyalty ({len(marked)}) point the way it says."
    return f"Of {len(marked)} that print a loyalty, these point the other way: {listed(contrary)}."


def loyalty(role: RoleEffect, say: Wording) -> str:
    if not role.printed.side:
        return f"alone, {role.printed.loyalty}" if role.printed.loyalty else "none"
    return f"{say.team(role.printed.side)} {role.printed.loyalty}"


def plot(findings: Findings, ours: str) -> Plot:
    values: Values = []
    for role in findings.roles:
        value = value_of(role.effect, role.surely, role.printed.title, role.bots)
        values.append({**value, "loyalty": signed_loyalty(role, findings.study.game)})
    told = f"By how many percentage points each Role changes the {ours}' win rate; the table below has the figures."
    caption = (
        f"Left: the loyalty that a Role prints, to the right for the {ours}. Right: what it adds to their win rate. Thick: 95% "
        "interval; hairline: the interval that allows for looking at all Roles."
    )
    drawn = effects(values, title=f"{ours} win more often, in percentage points", width=EFFECT_WIDTH, labels=False)
    return Plot({"hconcat": [loyalties(values), drawn], "spacing": 14}, told, caption)


def signed_loyalty(role: RoleEffect, game: str) -> int:
    """For the open team or against it; who plays alone is for neither."""
    if not role.printed.side:
        return 0
    return role.printed.loyalty if role.printed.side == GAMES[game].teams[0] else -role.printed.loyalty


def grid(findings: Findings, ours: str, say: Wording) -> Grid:
    rows = []
    for role in findings.roles:
        by_table = "; ".join(
            f"{table.label.row}: {signed(table.joined.won / table.joined.games - table.stayed_out.won / table.stayed_out.games)}"
            for table in role.tables
            if table.joined.games and table.stayed_out.games
        )
        shares = [with_interval(wilson(*sample)) for sample in (role.joined, role.stayed_out)]
        games = f"{role.joined.games:,} / {role.stayed_out.games:,}"
        rows.append((role.printed.title, loyalty(role, say), role.bots, games, *shares, points(role.effect), by_table))
    figures = ("games with / without", "with it", "without it", "effect in points", "by players")
    head = ("Role", "printed loyalty", "bots", *figures)
    return Grid(f"{ours} win with and without each Role", head, tuple(rows), (0, 1, 2, 7))
