import { describe, expect, it } from 'vitest';
import { ensureStorage, memoryStorage, roomyStorage } from './storage.ts';

const forbidden = () => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};
type Place = Parameters<typeof ensureStorage>[0];

describe('a browser that keeps nothing', () => {
  it('gets a storage that lives as long as the page', () => {
    const place = Object.defineProperties({} as Place, {
      localStorage: { get: forbidden, configurable: true },
      sessionStorage: { get: forbidden, configurable: true },
    });
    expect(ensureStorage(place)).toBe(false);
    place.localStorage.setItem('a', '1');
    expect([place.localStorage.getItem('a'), place.sessionStorage.getItem('a')]).toEqual([
      '1',
      null,
    ]);
    place.localStorage.removeItem('a');
    expect([place.localStorage.getItem('a'), place.localStorage.length]).toEqual([null, 0]);
  });

  it('gets one in the place of a storage without room only', () => {
    const full = { ...memoryStorage(), setItem: forbidden };
    const own = memoryStorage();
    own.setItem('kept', 'yes');
    const place: Place = { localStorage: full, sessionStorage: own };
    expect(ensureStorage(place)).toBe(false);
    expect(place.sessionStorage.getItem('kept')).toBe('yes');
    expect(place.localStorage).not.toBe(full);
  });

  it('is told from one that is full, which still holds the session and the drafts', () => {
    const held = memoryStorage();
    held.setItem('refresh_token', 'r');
    const full: Storage = Object.assign(held, {
      setItem() {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      },
    });
    const place: Place = { localStorage: full, sessionStorage: memoryStorage() };
    expect(ensureStorage(place)).toBe(true);
    expect(place.localStorage.getItem('refresh_token')).toBe('r');
  });

  it('is told from one that keeps everything, which is left as it is', () => {
    const [local, tab] = [memoryStorage(), memoryStorage()];
    const place: Place = { localStorage: local, sessionStorage: tab };
    expect(ensureStorage(place)).toBe(true);
    expect([place.localStorage, place.sessionStorage, local.length]).toEqual([local, tab, 0]);
  });
});

/** A browser with room for so many letters, and how often the page was told that there is no more. */
function open(room: number) {
  const own = memoryStorage();
  const used = () =>
    Array.from({ length: own.length }, (_, n) => own.getItem(own.key(n) ?? '')).join('').length;
  const browser = {
    getItem: own.getItem,
    removeItem: own.removeItem,
    setItem(key: string, value: string) {
      const freed = own.getItem(key)?.length ?? 0;
      if (used() - freed + value.length > room) {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      }
      own.setItem(key, value);
    },
  };
  const storage = roomyStorage(browser);
  let told = 0;
  storage.whenFull(() => {
    told += 1;
  });
  return { browser, storage, told: () => told };
}

describe('a browser without room', () => {
  it('still takes what is put there, and says once that the page alone keeps it', () => {
    const { browser, storage, told } = open(3);
    storage.setItem('token', 'abcdef');
    storage.setItem('locale', 'english');
    expect([storage.getItem('token'), storage.getItem('locale')]).toEqual(['abcdef', 'english']);
    expect([browser.getItem('token'), told()]).toEqual([null, 1]);
    storage.removeItem('token');
    expect(storage.getItem('token')).toBeNull();
  });

  it('keeps nothing that is out of date for the next visit', () => {
    const { browser, storage } = open(3);
    storage.setItem('token', 'abc');
    storage.setItem('token', 'abcdef');
    expect([browser.getItem('token'), storage.getItem('token')]).toEqual([null, 'abcdef']);
  });

  it('believes another tab that has found room', () => {
    const { browser, storage } = open(3);
    storage.setItem('token', 'abcdef');
    browser.setItem('token', 'new');
    expect(storage.getItem('token')).toBe('new');
    browser.removeItem('token');
    expect(storage.getItem('token')).toBeNull();
  });

  it('tells whoever asks later', () => {
    const { storage } = open(0);
    storage.setItem('token', 'a');
    let told = 0;
    storage.whenFull(() => {
      told += 1;
    });
    expect(told).toBe(1);
  });
});

it('says nothing while there is room', () => {
  const { browser, storage, told } = open(10);
  storage.setItem('token', 'abc');
  expect([browser.getItem('token'), told()]).toEqual(['abc', 0]);
});
