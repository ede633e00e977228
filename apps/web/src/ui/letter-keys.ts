import { useSyncExternalStore } from 'react';
import { keepSetting } from './storage.ts';

export const LETTER_KEYS_KEY = 'pv_letter_keys';
const OFF = 'off';

/** Whether a letter, a digit or a sign alone is a command: kept in this browser, the same in all its tabs. */
interface LetterKeys {
  on(): boolean;
  turn(on: boolean): void;
  subscribe(listener: () => void): () => void;
}

/** The parts of a window that the choice needs. */
interface LetterKeysPlace extends Pick<Window, 'addEventListener'> {
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

let kept: LetterKeys | null = null;

/** The one of this tab, made when it is first asked for: storage is ready by then. */
function letterKeys(): LetterKeys {
  kept ??= createLetterKeys(window);
  return kept;
}

/** Whether a letter, a digit or a sign alone is a command now; listeners to keys ask at each press. */
export const lettersAct = (): boolean => letterKeys().on();

const subscribe = (listener: () => void) => letterKeys().subscribe(listener);

/** Whether keys without Ctrl and Alt are commands, and how to turn that. */
export function useLetterKeys(): { on: boolean; turn: (on: boolean) => void } {
  return {
    on: useSyncExternalStore(subscribe, lettersAct, () => true),
    turn: (on) => letterKeys().turn(on),
  };
}

const MAC = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };
const OTHERS = { Mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt' };

/** Keys as they are printed on this keyboard: `Mod-Shift-7` gives «Ctrl+Shift+7» or «⌘⇧7». */
export function shownKeys(keys: string, mac = isMac()): string {
  const names: Record<string, string> = mac ? MAC : OTHERS;
  return keys
    .split('-')
    .map((key) => names[key] ?? key.toUpperCase())
    .join(mac ? '' : '+');
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
