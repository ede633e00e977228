const INITIAL = /(\p{L}|\p{Lu}\.) (?=\p{Lu}\.(?!\p{L}))/gu;

/** Shown words in which no line ends within «Захарова О. В.»; what is kept and sought has plain spaces. */
export const keepInitials = (words: string): string => words.replace(INITIAL, '$1\u00a0');
