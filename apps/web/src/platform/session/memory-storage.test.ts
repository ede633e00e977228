import { describe, expect, it } from 'vitest';
import { ensureStorage, memoryStorage } from './memory-storage.ts';

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
