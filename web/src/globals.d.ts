/** Whether this build shows `#/fixture/<name>`. */
declare const __FIXTURES__: boolean;

/** What can be said, by language and part: `words.ts` finds it in the folders of messages. */
declare module "virtual:words" {
  const spoken: Record<string, Record<string, () => Promise<import("../words").Words>>>;
  export const facts: Record<string, import("../words").Facts>;
  export default spoken;
}
