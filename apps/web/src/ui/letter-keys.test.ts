import { describe, expect, it } from 'vitest';
import { createLetterKeys, LETTER_KEYS_KEY } from './letter-keys.ts';

/** A tab whose storage is seen. */
function open(stored: string | null = null) {
  const kept = new Map<string, string>(stored === null ? [] : [[LETTER_KEYS_KEY, stored]]);
  let follow: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void = () => undefined;
  const keys = createLetterKeys({
    localStorage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    addEventListener: (_type: string, listener: unknown) => {
      follow = listener as typeof follow;
    },
  });
  const otherTab = (newValue: string | null, key = LETTER_KEYS_KEY) => follow({ key, newValue });
  return { keys, kept, otherTab };
}

describe('commands by one key', () => {
  it('are heard until they are turned off, and leave nothing when they are turned on', () => {
    const { keys, kept } = open();
    expect(keys.on()).toBe(true);
    keys.turn(false);
    expect([keys.on(), kept.get(LETTER_KEYS_KEY)]).toEqual([false, 'off']);
    keys.turn(true);
    expect([keys.on(), kept.size]).toEqual([true, 0]);
  });

  it('stay off at the next visit, and are the same in other tabs', () => {
    const { keys, otherTab } = open('off');
    expect(keys.on()).toBe(false);
    const told: boolean[] = [];
    const leave = keys.subscribe(() => told.push(keys.on()));
    otherTab(null);
    otherTab('off', 'pv_locale');
    otherTab('off');
    leave();
    otherTab(null);
    expect(told).toEqual([true, false]);
  });
});
