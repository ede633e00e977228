import { type NodeJson, nodeText, textAttribute, walk } from '@pv/editor-schema';

/** How much is written. */
export interface TextCount {
  words: number;
  /** Characters with spaces. */
  signs: number;
  /** Characters without spaces. */
  letters: number;
}

export const NOTHING_WRITTEN: TextCount = { words: 0, signs: 0, letters: 0 };

/** A word with a hyphen or an apostrophe inside is one. */
const WORD = /[\p{L}\p{N}]+(?:[-‑’'][\p{L}\p{N}]+)*/gu;

function countLine(line: string): TextCount {
  const signs = [...line].length;
  const spaces = line.match(/\s/gu)?.length ?? 0;
  return { words: line.match(WORD)?.length ?? 0, signs, letters: signs - spaces };
}

/** The sum of two counts. */
export function addCounts(one: TextCount, other: TextCount): TextCount {
  return {
    words: one.words + other.words,
    signs: one.signs + other.signs,
    letters: one.letters + other.letters,
  };
}

/** What is written in a section: paragraphs, headings, lists, captions, cells and notes, without its title. */
export function countSection(content: NodeJson): TextCount {
  const lines: string[] = [];
  walk(content, (node) => {
    if (node.type === 'footnote') lines.push(textAttribute(node, 'text'));
    else if (node.content?.some(({ type }) => type === 'text')) lines.push(nodeText(node));
  });
  return lines.map(countLine).reduce(addCounts, NOTHING_WRITTEN);
}
