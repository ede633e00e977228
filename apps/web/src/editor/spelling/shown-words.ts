import { OBJECT, type PlacedWord, type SectionLanguage, wordsIn } from './words.ts';

/** What is no prose, or is drawn and not typed. */
const NO_WORDS = '.atom, .formula, .pictures, pre, code, a, br';

/** Once it is accepted, what stands around it is one text. */
const DELETED = '.pv-deletion';

/** A block of a shown text, read for the dictionaries. */
export interface ReadBlock {
  language: SectionLanguage;
  words: readonly PlacedWord[];
  /** The piece of the page on which a word stands. */
  rangeOf(word: PlacedWord): Range;
}

/** Reads the prose of an element of a shown text. */
export function readBlock(block: Element, language: SectionLanguage): ReadBlock {
  const pieces: { node: Text; start: number }[] = [];
  let prose = '';
  const read = (parent: Element) => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) {
        pieces.push({ node, start: prose.length });
        prose += node.data;
      } else if (node instanceof Element) {
        if (node.matches(NO_WORDS)) prose += OBJECT;
        else if (!node.matches(DELETED)) read(node);
      }
    }
  };
  read(block);
  const place = (at: number, edge: 'from' | 'to'): [Node, number] => {
    const inside = ({ start }: { start: number }) => (edge === 'from' ? start <= at : start < at);
    const piece = pieces.findLast(inside);
    return piece ? [piece.node, at - piece.start] : [block, 0];
  };
  return {
    language,
    words: wordsIn(prose, language),
    rangeOf({ from, to }) {
      const range = document.createRange();
      range.setStart(...place(from, 'from'));
      range.setEnd(...place(to, 'to'));
      return range;
    },
  };
}
