import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ChartRow } from './rows.ts';

/** So many rows a page of keys goes on. */
const PAGE = 10;

/** Where a key leads from the row at a place; null where it is no key of the rows. */
export function leadOf(key: string, at: number, count: number): number | null {
  const to: Record<string, number> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    PageUp: at - PAGE,
    PageDown: at + PAGE,
    Home: 0,
    End: count - 1,
  };
  const next = to[key];
  return next === undefined ? null : Math.max(0, Math.min(count - 1, next));
}

interface RowKeys<Row extends ChartRow> {
  rows: readonly Row[];
  section: RefObject<HTMLElement | null>;
  onFold: (row: Row) => void;
  onOpen: (row: Row) => void;
  /** Brings the row at a place into sight, before it gets the focus. */
  onLead: (at: number) => void;
}

/** Goes through rows by the keys, one of which is a stop of Tab; folds and opens them. */
export function useRowKeys<Row extends ChartRow>(props: RowKeys<Row>) {
  const { rows, section, onFold, onOpen, onLead } = props;
  const [activeId, setActiveId] = useState<string | null>(null);
  const found = rows.findIndex(({ id }) => id === activeId);
  const active = Math.max(found, 0);
  const due = useRef(false);

  function leadTo(at: number) {
    const row = rows[at];
    if (!row) return;
    due.current = true;
    setActiveId(row.id);
    onLead(at);
  }
  // the row may be drawn only now
  useLayoutEffect(() => {
    if (!due.current) return;
    const row = section.current?.querySelector<HTMLElement>(`[data-row="${activeId}"]`);
    if (!row) return;
    due.current = false;
    row.focus({ preventScroll: true });
  });

  function sideways(key: string, row: Row): boolean {
    if (key === 'ArrowRight') {
      if (row.folded) onFold(row);
      return true;
    }
    if (key !== 'ArrowLeft') return false;
    if (row.parts > 0 && !row.folded) onFold(row);
    else if (row.under) leadTo(rows.findIndex(({ id }) => id === row.under));
    return true;
  }
  function onKey(event: KeyboardEvent, rowId: string): boolean {
    const { key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    const at = rows.findIndex(({ id }) => id === rowId);
    const row = rows[at];
    if (!row) return false;
    const next = leadOf(key, at, rows.length);
    if (next !== null) leadTo(next);
    else if (key === 'Enter') onOpen(row);
    else if (!sideways(key, row)) return false;
    event.preventDefault();
    return true;
  }
  return { active, onKey, onFocus: setActiveId };
}
