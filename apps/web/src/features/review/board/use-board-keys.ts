import { useEffect, useRef } from 'react';
import { isTyping } from '../../../platform/keys.ts';
import { lettersAct } from '../../../ui/letter-keys.ts';

/** What the keys of the board do, by the place of the key, so that they work on a Russian layout too. */
export interface BoardKeys {
  next: () => void;
  previous: () => void;
  approve: () => void;
  revise: () => void;
  template: () => void;
  diff: () => void;
  open: () => void;
  undo: () => void;
}

const KEYS: Readonly<Record<string, keyof BoardKeys>> = {
  KeyJ: 'next',
  ArrowDown: 'next',
  KeyK: 'previous',
  ArrowUp: 'previous',
  KeyA: 'approve',
  KeyR: 'revise',
  KeyT: 'template',
  KeyD: 'diff',
  KeyO: 'open',
  Enter: 'open',
  KeyU: 'undo',
};

/** Letters may be turned off; arrows and Enter belong to whatever has the focus, unless it is the list itself. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.code.startsWith('Key')) return !lettersAct();
  const { target } = event;
  if (!(target instanceof HTMLElement) || target === document.body) return false;
  return target.closest('[data-board-row]') === null;
}

/** An open panel or menu above the board keeps its keys to itself. */
function isOver(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null
  );
}

/** Listens to the keys of the board while no field has the focus and no dialog is open. */
export function useBoardKeys(keys: BoardKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    // `g` begins a jump to another page, whose second key is not ours
    let jumping = 0;
    const onKey = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      const dialog = document.querySelector('[role="dialog"][aria-modal="true"]');
      if (!plain || dialog || event.defaultPrevented || isOver(event.target)) return;
      if (isTyping(event.target)) return;
      const afterJump = event.timeStamp - jumping < 1000;
      jumping = event.code === 'KeyG' ? event.timeStamp : 0;
      const name = KEYS[event.code];
      if (!name || afterJump || isTaken(event)) return;
      // a key that is held down moves on, but decides only once
      if (event.repeat && name !== 'next' && name !== 'previous') return;
      event.preventDefault();
      current.current[name]();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
