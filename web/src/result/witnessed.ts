/** Which tables this page saw being played: what happened while nobody looked needs no scene. */

const seen = new WeakSet<object>();

export const witness = (store: object): void => void seen.add(store);
export const wasWitnessed = (store: object): boolean => seen.has(store);
