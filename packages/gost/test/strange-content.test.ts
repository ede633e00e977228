import { type DocumentSnapshot, type NodeJson, walk } from '@pv/editor-schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messyDocument } from '../src/check/testing/messy-document.ts';
import { titlePage } from '../src/docx/testing/sample.ts';
import { writeDocx } from '../src/docx/write-docx.ts';
import { buildDocument, checkDocument, fixAll } from '../src/index.ts';
import { writeTypst } from '../src/typst/write-typst.ts';

const NAMES =
  'id level numbered format start images colspan rowspan colwidth align language tex target sources text'.split(
    ' ',
  );

const item = fc.oneof(
  fc.jsonValue({ depthSize: 'small' }),
  fc.record(
    {
      id: fc.jsonValue(),
      locator: fc.jsonValue(),
      asset: fc.jsonValue(),
      width: fc.jsonValue(),
      pixels: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
);
const value = fc.oneof(
  fc.jsonValue({ depthSize: 'small' }),
  fc.array(item, { maxLength: 3 }),
  fc.constantFrom<unknown>(-1, 1.5, 1e9, 2 ** 31, Number.NaN, '7', { toString: 1 }, undefined),
);
const change = fc.tuple(fc.nat(), fc.constantFrom(...NAMES), value);

/** The document with some attributes replaced, as a client may write them into the shared document. */
function spoil(document: DocumentSnapshot, changes: [number, string, unknown][]): void {
  for (const [pick, name, replaced] of changes) {
    const nodes: NodeJson[] = [];
    for (const { content } of document.sections) {
      walk(content, (node) => {
        if (node.attrs && name in node.attrs) nodes.push(node);
      });
    }
    const node = nodes[pick % nodes.length];
    if (node) node.attrs = { ...node.attrs, [name]: replaced };
  }
}

test('whatever stands in the attributes, the document is checked, mended and printed', async () => {
  await fc.assert(
    fc.asyncProperty(
      messyDocument,
      fc.array(change, { minLength: 1, maxLength: 4 }),
      async (document, changes) => {
        spoil(document, changes);
        checkDocument(document);
        const model = buildDocument(fixAll(document).snapshot, {
          titlePage,
          assets: new Map(),
          formatSource: (source) => source.raw,
        });
        expect(writeTypst(model).source.length).toBeGreaterThan(0);
        expect((await writeDocx(model)).length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 60 },
  );
});
