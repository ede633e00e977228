import { expect, it } from 'vitest';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { openText } from './open-text.ts';

it('rights that are told again are those of before, others are not', () => {
  const doc = new Y.Doc();
  const rights = () => ({ edit: true, locked: null, closed: [] });
  const text = openText({
    id: 'a',
    kept: 'device',
    doc,
    awareness: new Awareness(doc),
    save: { state: () => 'saved', pending: () => false },
    known: { loaded: true, rights: rights(), refused: false, tooLarge: false, closed: null },
  });
  const before = text.live.status().rights;
  text.learn({ rights: rights() });
  expect(text.live.status().rights).toBe(before);
  text.learn({ rights: { ...rights(), edit: false } });
  expect(text.live.status().rights.edit).toBe(false);
  text.close();
});
