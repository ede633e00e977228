/** A word of one letter with the space after it. */
const SHORT = /(?<![\p{L}\p{N}])(\p{L}) /gu;

/** Words of a heading so that no line of it ends with a preposition or a conjunction of one letter. */
export const bindShortWords = (words: string): string => words.replace(SHORT, '$1\u00a0');

const INITIAL = /(\p{L}|\p{Lu}\.) (?=\p{Lu}\.(?!\p{L}))/gu;

/** Shown words in which no line ends within «Захарова О. В.»; what is kept and sought has plain spaces. */
export const keepInitials = (words: string): string => words.replace(INITIAL, '$1\u00a0');
