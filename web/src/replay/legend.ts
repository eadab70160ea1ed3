/** What a mark of a chart means. */
export interface LegendEntry {
  words: string;
  glyph?: string;
  /** A stroke instead of a drawing, 26 wide and 14 high. */
  path?: string;
  grave?: boolean;
  /** Drawn without light, as one of many. */
  minor?: boolean;
}
