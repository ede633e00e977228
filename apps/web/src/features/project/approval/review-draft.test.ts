import { describe, expect, it } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './review-draft.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('remarks that are not sent yet', () => {
  it('are there when the dialog is opened again, each decision its own', () => {
    const kept = storage();
    keepDraft(kept, 'a plan return', 'Указать срок');
    expect(readDraft(kept, 'a plan return')).toBe('Указать срок');
    expect(readDraft(kept, 'a result return')).toBe('');
  });

  it('are forgotten when they are sent', () => {
    const kept = storage();
    keepDraft(kept, 'a plan return', 'Указать срок');
    dropDraft(kept, 'a plan return');
    expect(readDraft(kept, 'a plan return')).toBe('');
  });

  it('do not disturb where the browser forbids to keep anything', () => {
    const forbidden = {
      ...storage(),
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    };
    keepDraft(forbidden, 'a', 'b');
    expect(readDraft(forbidden, 'a')).toBe('');
  });
});
