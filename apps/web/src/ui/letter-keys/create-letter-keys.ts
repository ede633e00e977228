import { keepSetting } from '../storage/keep-setting.ts';

export const LETTER_KEYS_KEY = 'pv_letter_keys';
const OFF = 'off';

/** Whether a letter, a digit or a sign alone is a command: kept in this browser, the same in all its tabs. */
export interface LetterKeys {
  on(): boolean;
  turn(on: boolean): void;
  subscribe(listener: () => void): () => void;
}

/** The parts of a window that the choice needs. */
export interface LetterKeysPlace extends Pick<Window, 'addEventListener'> {
  localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Reads what is stored, on where nothing is, and follows what other tabs choose. */
export function createLetterKeys(place: LetterKeysPlace): LetterKeys {
  const listeners = new Set<() => void>();
  let on = place.localStorage.getItem(LETTER_KEYS_KEY) !== OFF;
  function become(next: boolean): void {
    on = next;
    for (const listener of [...listeners]) listener();
  }
  place.addEventListener('storage', ({ key, newValue }) => {
    if (key === LETTER_KEYS_KEY) become(newValue !== OFF);
  });
  return {
    on: () => on,
    turn(next) {
      keepSetting(place.localStorage, LETTER_KEYS_KEY, next ? null : OFF);
      become(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
