/**
 * The previous answer of a list, to be shown while the next one loads. One that was empty says nothing of
 * another question: it is not kept.
 * @param isEmpty whether there is nothing in an answer
 */
export const keepFilled =
  <T>(isEmpty: (answer: T) => boolean) =>
  (previous: T | undefined): T | undefined =>
    previous !== undefined && !isEmpty(previous) ? previous : undefined;
