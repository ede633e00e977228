import { describe, expect, it } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { roomyStorage } from './roomy-storage.ts';

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
