import { describe, expect, it } from 'vitest';
import { draftIn } from './use-draft.ts';

describe('a draft', () => {
  it('is kept under its key until it is dropped', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    };
    const draft = draftIn(storage, 'anna_goal');
    expect(draft.read()).toBeNull();
    draft.keep('Цель');
    expect(draftIn(storage, 'anna_goal').read()).toBe('Цель');
    expect(draftIn(storage, 'lev_goal').read()).toBeNull();
    draft.drop();
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
