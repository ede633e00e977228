import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../session/memory-storage.ts';
import { keepForLater } from './keep-for-later.ts';
import { draftIn } from './use-draft.ts';

function storageOf(room: number) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('a draft that the next visit needs', () => {
  it('is found by it where there is room, and not where only an older one has found any', () => {
    const storage = storageOf(10);
    const draft = draftIn(storage, 'profile');
    expect(keepForLater(draft, 'Томск', storage)).toBe(true);
    expect(keepForLater(draft, 'Томск и Новосибирск', storage)).toBe(false);
  });

  it('is there no longer once there is nothing to keep', () => {
    const storage = storageOf(10);
    const draft = draftIn(storage, 'profile');
    keepForLater(draft, 'Томск', storage);
    expect(keepForLater(draft, null, storage)).toBe(true);
    expect(draft.read()).toBeNull();
  });

  it('is not found where the storage goes with the page', () => {
    const storage = memoryStorage();
    const draft = draftIn(storage, 'profile');
    expect(keepForLater(draft, 'Томск', storage)).toBe(false);
    expect(draft.read()).toBe('Томск');
  });
});
