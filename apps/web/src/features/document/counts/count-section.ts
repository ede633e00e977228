import { countWords, type NodeJson, typedLines, withoutSuggestions } from '@pv/editor-schema';

/** How much is written. */
export interface TextCount {
  words: number;
  /** Characters with spaces. */
  signs: number;
  /** Characters without spaces. */
  letters: number;
}

export const NOTHING_WRITTEN: TextCount = { words: 0, signs: 0, letters: 0 };

function countLine(line: string): TextCount {
  const signs = [...line].length;
  const spaces = line.match(/\s/gu)?.length ?? 0;
  return { words: countWords(line), signs, letters: signs - spaces };
}

/** The sum of two counts. */
export function addCounts(one: TextCount, other: TextCount): TextCount {
  return {
    words: one.words + other.words,
    signs: one.signs + other.signs,
    letters: one.letters + other.letters,
  };
}

/** What is written in a section, without its title and what is only suggested. */
export const countSection = (content: NodeJson): TextCount =>
  typedLines(withoutSuggestions(content)).map(countLine).reduce(addCounts, NOTHING_WRITTEN);
