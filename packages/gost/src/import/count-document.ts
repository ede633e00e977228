import { type DocumentSnapshot, figureImages, walk, writtenWords } from '@pv/editor-schema';
import type { CountName } from './report.ts';

/** What is counted of a snapshot; the rest is counted while reading. */
export type DocumentCounts = Omit<
  Record<CountName, number>,
  'insertions' | 'deletions' | 'comments' | 'textBoxes'
>;

const BY_TYPE: Readonly<Record<string, keyof DocumentCounts>> = {
  heading: 'headings',
  paragraph: 'paragraphs',
  figure: 'figures',
  partedFigure: 'figures',
  tableBlock: 'tables',
  listing: 'listings',
  bulletList: 'lists',
  orderedList: 'lists',
  formula: 'formulas',
  formulaInline: 'formulas',
  footnote: 'footnotes',
  citation: 'citations',
  crossReference: 'crossReferences',
};

/** Counts what a document consists of. */
export function countDocument(snapshot: DocumentSnapshot): DocumentCounts {
  const ofKind = (kind: string) => snapshot.sections.filter((one) => one.kind === kind).length;
  const counts: DocumentCounts = {
    sections: snapshot.sections.length,
    chapters: ofKind('chap'),
    appendices: ofKind('applications'),
    headings: 0,
    paragraphs: 0,
    figures: 0,
    pictures: 0,
    tables: 0,
    listings: 0,
    codeBlocks: 0,
    lists: 0,
    formulas: 0,
    footnotes: 0,
    sources: snapshot.sources.length,
    citations: 0,
    crossReferences: 0,
    words: writtenWords(snapshot),
  };
  for (const section of snapshot.sections) {
    walk(section.content, (node) => {
      const name = BY_TYPE[node.type];
      if (name) counts[name] += 1;
      counts.pictures += figureImages(node).length;
      if (node.type === 'codeBlock') counts.codeBlocks += 1;
    });
  }
  counts.codeBlocks -= counts.listings;
  return counts;
}
