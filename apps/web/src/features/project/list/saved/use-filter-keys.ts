import { useEffect, useRef } from 'react';
import { isTyping } from '../../../../platform/keys.ts';
import { lettersAct } from '../../../../ui/letter-keys.ts';

/** Digits open the filters in their order, 0 the whole list; by the place of the keys. */
export function useFilterKeys(open: (at: number) => void): void {
  const current = useRef(open);
  useEffect(() => {
    current.current = open;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      const dialog = document.querySelector('[role="dialog"][aria-modal="true"]');
      const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
      if (!digit || !plain || dialog || event.repeat || isTyping(event.target)) return;
      if (!lettersAct()) return;
      event.preventDefault();
      current.current(Number(digit));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
