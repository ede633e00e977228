import { describe, expect, it } from 'vitest';
import { draftIn } from '../drafts.ts';

/** A draft in an empty storage. */
function kept() {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  return { storage, draft: draftIn(storage, 'anna_goal') };
}

describe('a draft', () => {
  it('is kept under its key until it is dropped', () => {
    const { storage, draft } = kept();
    expect(draft.read()).toBeNull();
    draft.keep('Цель');
    expect(draftIn(storage, 'anna_goal').read()).toBe('Цель');
    expect(draftIn(storage, 'lev_goal').read()).toBeNull();
    draft.drop();
    expect(draft.read()).toBeNull();
  });

  it('differs from what is saved by its words only, and not where nothing is kept', () => {
    const { draft } = kept();
    expect([draft.differs('Цель'), draft.differs(null)]).toEqual([false, false]);
    draft.keep('Цель и задачи ');
    expect(draft.differs('Цель')).toBe(true);
    expect(draft.differs(null)).toBe(true);
    expect(draft.differs('Цель и задачи')).toBe(false);
    // taking everything out is a change, of something
    draft.keep('');
    expect([draft.differs('Цель'), draft.differs(null)]).toEqual([true, false]);
  });

  it('goes when it is saved, unless something else was typed since', () => {
    const { draft } = kept();
    draft.keep('Цель и задачи');
    draft.settle('Цель');
    expect(draft.read()).toBe('Цель и задачи');
    draft.settle('Цель и задачи');
    expect(draft.read()).toBeNull();
  });

  it('does not stop the form where the storage is full or forbidden', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const draft = draftIn({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'key');
    draft.keep('Цель');
    draft.drop();
    expect(draft.read()).toBeNull();
  });
});
