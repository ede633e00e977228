/** So many characters of a search stand in an address. */
export const MOST_SOUGHT = 200;

/** What is sought of typed words: without spaces around them, and of too many the first ones. */
export const searchWords = (typed: string): string =>
  typed
    .trim()
    .slice(0, MOST_SOUGHT)
    // half of a character, which no address can hold
    .replace(/\p{Cs}$/u, '')
    .trim();
