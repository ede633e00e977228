import { useEffect } from 'react';
import { isTyping } from '../../../platform/keys.ts';
import { lettersAct } from '../../../ui/letter-keys.ts';
import { CHANGES_SHORTCUT } from '../../edition/public.ts';

/** How long a row may take to load its editions, ms. */
const PATIENCE = 3000;

const buttonIn = (row: Element) =>
  row.querySelector<HTMLElement>(`[data-shortcut="${CHANGES_SHORTCUT}"]`);

/** Opens the row if need be, and what has changed in it as soon as it is there. */
function showChanges(row: Element): void {
  row.querySelector<HTMLElement>('h3 > button[aria-expanded="false"]')?.click();
  const there = buttonIn(row);
  if (there) {
    there.click();
    return;
  }
  const observer = new MutationObserver(() => {
    const button = buttonIn(row);
    if (!button) return;
    observer.disconnect();
    button.click();
  });
  observer.observe(row, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE);
}

/** `d` shows what has changed in the row that has the focus, or in the open one. */
export function useChangesKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      const dialog = document.querySelector('[role="dialog"][aria-modal="true"]');
      if (event.code !== 'KeyD' || !plain || dialog || isTyping(event.target)) return;
      if (!lettersAct()) return;
      const own = document.activeElement?.closest('#roadmap article, #roadmap section');
      const open =
        '#roadmap [data-open][data-mine], #roadmap article[data-mine], #roadmap [data-open]';
      const row = own ?? document.querySelector(open);
      if (!row) return;
      event.preventDefault();
      showChanges(row);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
