import type { Notes } from '../ooxml/parts.ts';
import { elements, ownText, type XmlElement } from '../ooxml/tree.ts';
import { chosenAlternative } from '../read/alternatives.ts';

/** Everything typed in a document: its text and the text of its formulas. */
export interface SourceText {
  text: string;
  math: string;
}

interface Collected {
  footnotes: Notes;
  endnotes: Notes;
  pieces: string[];
  /** Deleted text stands beside the line that it was deleted from. */
  deleted: string[];
  math: string[];
}

type Collector = (element: XmlElement, collected: Collected) => void;

const pushText: Collector = (element, { pieces }) => pieces.push(ownText(element));

/** What parts words: the insides are collected between two spaces. */
const apart: Collector = (element, collected) => {
  collected.pieces.push(' ');
  collect(element, collected);
  collected.pieces.push(' ');
};

const note =
  (kind: 'footnotes' | 'endnotes'): Collector =>
  (element, collected) => {
    const body = collected[kind].get(element.attributes['w:id'] ?? '');
    if (body) apart(body, collected);
  };

const deleted: Collector = (element, collected) => {
  const pieces: string[] = [];
  collect(element, { ...collected, pieces, math: [] });
  collected.deleted.push(pieces.join(''));
};

const COLLECTORS: Readonly<Record<string, Collector>> = {
  'w:t': pushText,
  'w:delText': pushText,
  'm:t': (element, { math }) => math.push(ownText(element)),
  'w:noBreakHyphen': (_, { pieces }) => pieces.push('-'),
  'mc:AlternateContent': (element, collected) => {
    const chosen = chosenAlternative(element);
    if (chosen) collect(chosen, collected);
  },
  'w:footnoteReference': note('footnotes'),
  'w:endnoteReference': note('endnotes'),
  'w:del': deleted,
  'w:moveFrom': deleted,
  'w:p': apart,
  'w:tc': apart,
  'w:tab': apart,
  'w:br': apart,
  'w:cr': apart,
  'w:drawing': apart,
  'w:pict': apart,
  'w:object': apart,
  'm:oMath': apart,
};

function collect(parent: XmlElement, collected: Collected): void {
  for (const element of elements(parent)) {
    (COLLECTORS[element.name] ?? collect)(element, collected);
  }
}

/** Collects the text of the body and of every note that it refers to, straight from the XML. */
export function sourceText(
  body: XmlElement,
  notes: { footnotes: Notes; endnotes: Notes },
): SourceText {
  const collected: Collected = { ...notes, pieces: [], deleted: [], math: [] };
  collect(body, collected);
  const text = [collected.pieces.join(''), ...collected.deleted].join('\n');
  return { text: text.replaceAll('\u00AD', ''), math: collected.math.join(' ') };
}
