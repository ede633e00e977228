import { useCallback, useMemo, useRef, useState } from 'react';
import { between, type ListRow } from './list-rows.ts';

/** Something switched on and off in a set. */
export function toggledIn(set: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
}

const taskOfKey = (key: string) => key.slice(key.indexOf(':') + 1);

/** Which tasks of the list are chosen; Shift takes all from the last one that was. */
export function useSelection(rows: readonly ListRow[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const shown = useRef(rows);
  shown.current = rows;

  const select = useCallback((key: string, range: boolean) => {
    const from = last.current;
    last.current = key;
    setChosen((before) => {
      if (range && from) return new Set([...before, ...between(shown.current, from, key)]);
      return toggledIn(before, taskOfKey(key));
    });
  }, []);
  const clear = useCallback(() => setChosen(new Set()), []);
  // what is deleted or filtered away is chosen no longer
  const there = useMemo(() => {
    const ids = new Set(rows.flatMap((row) => (row.kind === 'task' ? [row.task.id] : [])));
    return new Set([...chosen].filter((id) => ids.has(id)));
  }, [chosen, rows]);
  return { chosen: there, select, clear };
}
