/** The drawing for how somebody became a Ghost. */
export const CAUSES: Record<string, string> = { murder: "i-eye", vote: "i-vote", assassin: "i-knife", own: "i-seal", exorcist: "i-exorcist" };

/** Events that are worth a longer look. */
export const WEIGHTY: ReadonlySet<string> = new Set(["Met", "BecameGhost", "BallotsOpened", "TallyShown", "VoteSettled", "TokenDrawn", "GameEnded"]);
