import { DOCUMENT_MAX_BYTES } from '@pv/contract';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { createAllowance } from './allowance.ts';

/** A full document, what a keystroke in it is and what taking away a letter is. */
function full() {
  const doc = new Y.Doc();
  doc.getText('text').insert(0, 'x'.repeat(1000));
  let last: Uint8Array = new Uint8Array();
  doc.on('update', (update: Uint8Array) => {
    last = update;
  });
  doc.getText('text').insert(0, 'a');
  const typed = last;
  doc.getText('text').delete(0, 1);
  return { doc, typed, taken: last };
}

test('a full document takes typing up to a spare, and taking away for ever', () => {
  const { doc, typed, taken } = full();
  const allowance = createAllowance(() => new Date(0));
  doc.getText('text').insert(0, 'x'.repeat(DOCUMENT_MAX_BYTES));
  allowance.grown(doc, DOCUMENT_MAX_BYTES);
  expect(allowance.allows(doc, 'person', new Uint8Array(20_000))).toBe(false);
  expect(allowance.allows(doc, 'person', typed)).toBe(true);
  doc.getText('text').insert(0, 'x'.repeat(2 * 1024 * 1024));
  allowance.grown(doc, 2 * 1024 * 1024);
  expect(allowance.allows(doc, 'person', typed)).toBe(false);
  expect(allowance.allows(doc, 'person', taken)).toBe(true);
});

test('what one person sends at once is limited, and comes back with time', () => {
  const { doc } = full();
  let now = 0;
  const allowance = createAllowance(() => new Date(now));
  const large = new Uint8Array(8 * 1024 * 1024);
  for (let n = 0; n < 3; n++) expect(allowance.allows(doc, 'person', large)).toBe(true);
  expect(allowance.allows(doc, 'person', large)).toBe(false);
  expect(allowance.allows(doc, 'another', large)).toBe(true);
  now = 64_000;
  expect(allowance.allows(doc, 'person', large)).toBe(true);
});
