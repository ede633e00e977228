import { useEffect, useRef } from 'react';
import { lettersAct } from '../../ui/letter-keys/use-letter-keys.ts';
import { isTyping } from './key-sequence.ts';
import { rowAfter } from './row-after.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { KeyJ: 1, KeyK: -1 };

/**
 * `j` and `k` put the focus on the next and the previous row of the page, `/` on its search. By the
 * place of the keys, so that they work on a Russian layout too.
 * @param selector finds what takes the focus in each row
 * @param onEnd is told when `j` is pressed on the last row
 */
export function useRowKeys(selector: string, onEnd?: () => void): void {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      const dialog = document.querySelector('[role="dialog"][aria-modal="true"]');
      if (!plain || dialog || !lettersAct() || isTyping(event.target)) return;
      const step = STEPS[event.code];
      const rows = [...document.querySelectorAll<HTMLElement>(selector)];
      const target = step
        ? rowAfter(rows, document.activeElement, step)
        : event.code === 'Slash' && document.querySelector<HTMLElement>('[data-search]');
      if (step === 1 && !target && rows.length > 0) end.current?.();
      if (!target) return;
      event.preventDefault();
      target.focus();
      target.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [selector]);
}
