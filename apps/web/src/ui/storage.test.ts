import { describe, expect, it, test, vi } from 'vitest';
import { keepSetting, namesIn } from './storage.ts';

describe('a setting of the browser', () => {
  it('is kept under its key, and forgotten with null', () => {
    const entries = new Map<string, string>();
    const storage = {
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    };
    keepSetting(storage, 'pv_x', 'on');
    expect(entries.get('pv_x')).toBe('on');
    keepSetting(storage, 'pv_x', null);
    expect(entries.size).toBe(0);
  });

  it('that a full storage does not take is no error', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const full = {
      setItem: () => {
        throw new DOMException('No room', 'QuotaExceededError');
      },
      removeItem: () => {},
    };
    expect(() => keepSetting(full, 'pv_x', 'on')).not.toThrow();
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });
});

test('the names in a storage stay while its entries are removed', () => {
  const entries = new Map([
    ['a', '1'],
    ['b', '2'],
    ['c', '3'],
  ]);
  const storage = {
    get length() {
      return entries.size;
    },
    key: (at: number) => [...entries.keys()][at] ?? null,
  };
  const seen: string[] = [];
  for (const name of namesIn(storage)) {
    seen.push(name);
    entries.delete(name);
  }
  expect(seen).toEqual(['a', 'b', 'c']);
});
