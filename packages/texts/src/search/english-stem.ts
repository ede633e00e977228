const SHORTEST = 3;

/** Endings in the order in which they are tried, with what stands in their place. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:ies|ied|y)$/, 'i'],
  [/(?:ings?|ed|es|e)$/, ''],
  [/(?<!s)s$/, ''],
];

/** What an English word keeps in its usual forms: “approved” and “approve” are both “approv”. */
export function englishStem(word: string): string {
  for (const [ending, instead] of ENDINGS) {
    const stem = word.replace(ending, instead);
    if (stem !== word && stem.length >= SHORTEST) return stem;
  }
  return word;
}
