import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../platform/session/storage.ts';
import { newKeyPhrase } from '../crypto/key-phrase.ts';
import { createKeyStore, KEYS_KEY, type KeyPlace } from './key-store.ts';

/** A browser with tabs over one storage: each hears what the others do, as the event of storage tells it. */
function openBrowser() {
  const localStorage = memoryStorage();
  const tabs: EventTarget[] = [];
  return {
    localStorage,
    openTab() {
      const target = new EventTarget();
      tabs.push(target);
      const told = (key: string | null) => {
        for (const tab of tabs) {
          if (tab !== target) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
        }
      };
      const storage: KeyPlace['localStorage'] = {
        getItem: (key) => localStorage.getItem(key),
        setItem(key, value) {
          localStorage.setItem(key, value);
          told(key);
        },
        removeItem(key) {
          localStorage.removeItem(key);
          told(key);
        },
      };
      const place = Object.assign(target, { localStorage: storage });
      return { store: createKeyStore(place as unknown as KeyPlace), told };
    },
  };
}

describe('the keys of closed notes', () => {
  it('are kept for each person, and forgotten one by one', () => {
    const { localStorage, openTab } = openBrowser();
    const { store } = openTab();
    const [anna, lev] = [newKeyPhrase(), newKeyPhrase()];
    store.keep('anna', anna);
    store.keep('lev', lev);
    expect([store.read('anna'), store.read('lev'), store.read('ivan')]).toEqual([anna, lev, null]);
    store.forget('anna');
    expect([store.read('anna'), store.read('lev')]).toEqual([null, lev]);
    store.forget('lev');
    expect(localStorage.getItem(KEYS_KEY)).toBeNull();
  });

  it('come to the other tabs, and go from them', () => {
    const { openTab } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    const seen: (string | null)[] = [];
    const stop = second.store.subscribe(() => seen.push(second.store.read('anna')));
    const key = newKeyPhrase();
    first.store.keep('anna', key);
    first.store.forget('anna');
    expect(seen).toEqual([key, null]);
    stop();
    first.store.keep('anna', key);
    expect(seen).toHaveLength(2);
  });

  it('are heard of in their own tab, and when the whole storage is emptied', () => {
    const { openTab } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    let heard = 0;
    first.store.subscribe(() => {
      heard += 1;
    });
    first.store.keep('anna', newKeyPhrase());
    second.told('pv_locale');
    expect(heard).toBe(1);
    second.told(null);
    expect(heard).toBe(2);
  });

  it.each(['', '{', 'null', '7', '[]', '{"anna":"short"}', '{"anna":5}'])(
    'are none in %s',
    (stored) => {
      const { localStorage, openTab } = openBrowser();
      localStorage.setItem(KEYS_KEY, stored);
      expect(openTab().store.read('anna')).toBeNull();
    },
  );
});
