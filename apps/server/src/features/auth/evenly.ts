/** Longer than any of these answers takes on a machine that is not busy. */
const ANSWER_MS = 250;

/**
 * A moment a little after now. An answer that waits for it takes equally long whether the address is
 * known, unknown or waits for its code.
 */
export const evenly = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
