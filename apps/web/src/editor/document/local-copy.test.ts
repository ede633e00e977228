import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { keepLastChanges } from './local-copy.ts';

/** A storage and a clock in the hands of the test. */
function device() {
  const kept = new Map<string, string>();
  let time = 0;
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  return {
    kept,
    pass: (ms: number) => {
      time += ms;
    },
    open: () => keepLastChanges({ storage, key: 'doc', now: () => time }),
  };
}

/** A document whose changes are noted. */
function writing(changes: ReturnType<typeof keepLastChanges>) {
  const doc = new Y.Doc();
  doc.on('update', (update: Uint8Array) => changes.note(update));
  return doc;
}

const textOf = (update: Uint8Array | null) => {
  const doc = new Y.Doc();
  if (update) Y.applyUpdate(doc, update);
  return doc.getText('t').toString();
};

describe('the last changes of a document', () => {
  it('are there again after the page has ended', () => {
    const { open } = device();
    const changes = open();
    const text = writing(changes).getText('t');
    text.insert(0, 'Перед');
    text.insert(5, ' уходом');
    expect(open().stored()).toBeNull();
    changes.store();
    expect(textOf(open().stored())).toBe('Перед уходом');
  });

  it('join those that another visit stored and nobody has taken', () => {
    const { open } = device();
    for (const word of ['раз', 'два']) {
      const changes = open();
      writing(changes).getText('t').insert(0, word);
      changes.store();
    }
    expect(textOf(open().stored())).toMatch(/^(раздва|двараз)$/);
  });

  it('are forgotten when the server has them', () => {
    const { open, kept } = device();
    const changes = open();
    writing(changes).getText('t').insert(0, 'слово');
    changes.store();
    changes.forget();
    changes.store();
    expect(kept.size).toBe(0);
  });

  it('are those of the last minute only', () => {
    const { open, pass, kept } = device();
    const changes = open();
    const text = writing(changes).getText('t');
    text.insert(0, 'давно'.repeat(1000));
    pass(61_000);
    text.insert(0, 'я');
    changes.store();
    expect(kept.get('doc')?.length).toBeLessThan(200);
  });

  it('do not stop the page where the storage is full, forbidden or spoilt', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const changes = keepLastChanges({ storage, key: 'doc', now: () => 0 });
    writing(changes).getText('t').insert(0, 'слово');
    changes.store();
    changes.forget();
    expect(changes.stored()).toBeNull();
    const { open, kept } = device();
    kept.set('doc', '%%%');
    expect(open().stored()).toBeNull();
  });
});
