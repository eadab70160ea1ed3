/** The drawing of each event token on the clock. */
const GLYPHS: Record<string, string> = {
  boosted_morale: "i-morale",
  lost_morale: "i-morale-lost",
  lightning_strike: "i-bolt",
  secret_doors: "i-door",
  broken_panes: "i-window",
  false_eyes: "i-eye",
  in_control: "i-control",
  mirror: "i-mirror",
  no_connection: "i-mute",
  portal_opens: "i-portal",
  safety_ropes: "i-rope",
};

export function tokenGlyph(token: string): string | null {
  return GLYPHS[token] ?? null;
}

/** As message ids spell it. */
export function tokenId(token: string): string {
  return `token-${token.replaceAll("_", "-")}`;
}
