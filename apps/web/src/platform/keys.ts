import { createSpotlight } from '@mantine/spotlight';
import { useEffect, useRef } from 'react';
import { lettersAct } from '../ui/letter-keys.ts';

/** Longest pause between two keys of one sequence, ms. */
const PAUSE = 1000;

interface KeyPress {
  code: string;
  at: number;
}

/**
 * Recognises sequences of two keys. Gives a function that takes key presses one by one and answers with
 * the name of the sequence that a press completes, else null.
 */
export function createSequences(sequences: Readonly<Record<string, readonly [string, string]>>) {
  let last: KeyPress | null = null;
  return (press: KeyPress): string | null => {
    const first = last && press.at - last.at <= PAUSE ? last.code : null;
    const found = Object.entries(sequences).find(
      ([, [one, two]]) => one === first && two === press.code,
    );
    last = found ? null : press;
    return found?.[0] ?? null;
  };
}

/** A tick or a choice takes the focus when it is clicked, and no letters. */
const isChosen = (target: HTMLElement) =>
  target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type);

/** Whether keys belong to a field or to an open dialog rather than to shortcuts. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const written = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  return (written && !isChosen(target)) || target.closest('[role="dialog"]') !== null;
}

/** Whether the command palette is open and which row is chosen in it, and how to open it. */
export const [paletteStore, palette] = createSpotlight();

/** The row one step from the current one; from outside the rows the first or the last. None beyond the ends. */
export function rowAfter<T>(rows: readonly T[], current: unknown, step: 1 | -1): T | undefined {
  const all: readonly unknown[] = rows;
  const at = all.indexOf(current);
  if (at < 0) return step > 0 ? rows[0] : rows.at(-1);
  return rows[at + step];
}

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
