import type { DocumentSnapshot, NodeJson } from '@pv/editor-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDocument, findDetails } from './check-document.ts';
import { ALL_RULE_IDS } from './registry.ts';
import { BREACHES } from './testing/breaches.ts';
import { messyDocument } from './testing/messy-document.ts';

/** Every rule on all of a document that nobody has seen before. */
const anew = (document: DocumentSnapshot) =>
  findDetails(structuredClone(document), {}, ALL_RULE_IDS).map(({ finding }) => finding);

interface Change {
  section: number;
  block: number;
  kind: 'put' | 'insert' | 'delete' | 'rename' | 'move';
}

const change: fc.Arbitrary<Change> = fc.record({
  section: fc.nat(20),
  block: fc.nat(20),
  kind: fc.constantFrom('put', 'insert', 'delete', 'rename', 'move'),
});

/** The document after a change, with everything that the change does not touch shared. */
function changed(
  document: DocumentSnapshot,
  { section: at, block, kind }: Change,
  other: DocumentSnapshot,
): DocumentSnapshot {
  const index = at % document.sections.length;
  const section = document.sections[index];
  const strange = other.sections[at % other.sections.length];
  if (!section || !strange) return document;
  if (kind === 'move') {
    return { ...document, sections: [section, ...document.sections.toSpliced(index, 1)] };
  }
  const blocks = section.content.content ?? [];
  const pieces = strange.content.content ?? [];
  const piece: NodeJson = pieces[block % Math.max(pieces.length, 1)] ?? { type: 'paragraph' };
  const place = block % Math.max(blocks.length, 1);
  const content = {
    put: blocks.toSpliced(place, 1, piece),
    insert: blocks.toSpliced(place, 0, piece),
    delete: blocks.toSpliced(place, 1),
    rename: blocks,
  }[kind];
  const title = kind === 'rename' ? strange.title : section.title;
  const after = { ...section, title, content: { type: 'doc', content } };
  return { ...document, sections: document.sections.toSpliced(index, 1, after) };
}

describe('a check that keeps what it knows', () => {
  it('finds after every edit what a check of the whole finds', () => {
    fc.assert(
      fc.property(
        messyDocument,
        messyDocument,
        fc.array(change, { maxLength: 6 }),
        (a, b, edits) => {
          let document = a;
          checkDocument(document);
          for (const edit of edits) {
            document = changed(document, edit, b);
            expect(checkDocument(document)).toEqual(anew(document));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('finds the breach of every rule', () => {
    for (const document of Object.values(BREACHES)) {
      expect(checkDocument(document)).toEqual(anew(document));
    }
  });

  it('finds in one document with every breach what a check of the whole finds', () => {
    const [first, ...others] = Object.values(BREACHES);
    if (!first) throw new Error('there are no breaches');
    const sections = [first, ...others].flatMap((document, at) =>
      document.sections.map((section) => ({ ...section, id: `${section.id}-${at}` })),
    );
    const document = { ...first, sections };
    expect(checkDocument(document)).toEqual(anew(document));
    const later = sections.toSpliced(7, 1);
    expect(checkDocument({ ...document, sections: later })).toEqual(
      anew({ ...document, sections: later }),
    );
  });
});
