import { useEffect } from 'react';
import { isTyping } from './key-sequence.ts';
import { rowAfter } from './row-after.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { KeyJ: 1, KeyK: -1 };

/**
 * `j` and `k` put the focus on the next and the previous row of the page, `/` on its search. By the
 * place of the keys, so that they work on a Russian layout too.
 * @param selector finds what takes the focus in each row
 */
export function useRowKeys(selector: string): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      const dialog = document.querySelector('[role="dialog"][aria-modal="true"]');
      if (!plain || dialog || isTyping(event.target)) return;
      const step = STEPS[event.code];
      const rows = [...document.querySelectorAll<HTMLElement>(selector)];
      const target = step
        ? rowAfter(rows, document.activeElement, step)
        : event.code === 'Slash' && document.querySelector<HTMLElement>('[data-search]');
      if (!target) return;
      event.preventDefault();
      target.focus();
      target.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [selector]);
}
