import { describe, expect, it } from 'vitest';
import { createSight, FIRST_SIGHT, readSight, SIGHT_KEY, writeSight } from './sight.ts';

/** A tab whose storage and root element are seen. */
function open(stored: string | null = null) {
  const kept = new Map<string, string>(stored === null ? [] : [[SIGHT_KEY, stored]]);
  const attributes = new Map<string, string>();
  let follow: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void = () => undefined;
  const store = createSight({
    localStorage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => void attributes.set(name, value),
        removeAttribute: (name: string) => void attributes.delete(name),
      },
    },
    addEventListener: (_type: string, listener: unknown) => {
      follow = listener as typeof follow;
    },
  });
  const otherTab = (newValue: string | null) => follow({ key: SIGHT_KEY, newValue });
  return { store, kept, attributes, otherTab };
}

describe('the version for the visually impaired', () => {
  it('is off until it is chosen, and leaves nothing when it is turned off', () => {
    const { store, kept, attributes } = open();
    expect([store.current(), attributes.size]).toEqual([null, 0]);
    store.choose(FIRST_SIGHT);
    expect(Object.fromEntries(attributes)).toEqual({
      'data-sight': 'white',
      'data-sight-size': '150',
      'data-sight-spacing': 'normal',
      'data-sight-pictures': 'on',
    });
    store.choose(null);
    expect([kept.size, attributes.size]).toEqual([0, 0]);
  });

  it('is the same in the next visit and in other tabs', () => {
    const chosen = { ...FIRST_SIGHT, size: '200', colours: 'blue' } as const;
    const { store, attributes, otherTab } = open(writeSight(chosen));
    expect(store.current()).toEqual(chosen);
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    otherTab(writeSight({ ...chosen, size: '100' }));
    expect(attributes.has('data-sight-size')).toBe(false);
    otherTab(null);
    expect([store.current(), told]).toEqual([null, 2]);
  });

  it('keeps its settings open or folded as they were left, until it is turned off', () => {
    const { store, kept } = open();
    store.choose(FIRST_SIGHT);
    expect(store.panel()).toBeNull();
    store.leavePanel(false);
    expect(store.panel()).toBe(false);
    store.leavePanel(true);
    expect(store.panel()).toBe(true);
    store.choose(null);
    expect([store.panel(), kept.size]).toEqual([null, 0]);
  });

  it('is not read from anything else', () => {
    for (const strange of [null, '', '150', '150 black wide', '150 red wide on', '<b> 1 2 3']) {
      expect(readSight(strange)).toBeNull();
    }
  });
});
