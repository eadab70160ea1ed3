/** The drawing for how somebody became a Ghost. */
export const CAUSES: Record<string, string> = { murder: "i-eye", vote: "i-vote", assassin: "i-knife", own: "i-seal", exorcist: "i-exorcist" };
