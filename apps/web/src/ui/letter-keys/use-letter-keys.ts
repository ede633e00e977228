import { useSyncExternalStore } from 'react';
import { createLetterKeys, type LetterKeys } from './create-letter-keys.ts';

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
