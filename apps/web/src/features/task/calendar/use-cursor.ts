import { addDays } from '@pv/contract';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { stepOf } from './use-moves.ts';
import { addMonths } from './weeks.ts';

const MONTHS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/** The day that has the keys: it is a stop of Tab, and what is shown goes along with it. */
export function useCursor(today: string) {
  const [cursor, setCursor] = useState(today);
  const area = useRef<HTMLDivElement>(null);
  const due = useRef(false);
  useLayoutEffect(() => {
    if (!due.current) return;
    due.current = false;
    area.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
  });
  /** Leads to another day by a key. */
  function lead(event: KeyboardEvent, from: string) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const days = stepOf(event.key);
    const months = MONTHS[event.key] ?? 0;
    if (days === 0 && months === 0) return;
    event.preventDefault();
    due.current = true;
    setCursor(months ? addMonths(from, months) : addDays(from, days));
  }
  return { cursor, setCursor, area, lead };
}
