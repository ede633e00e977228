import type { TaskRow } from '@pv/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useTell } from '../api.ts';
import { useWorld } from '../page/TasksWorld.tsx';
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
  const all = useMemo(
    () => new Set(rows.flatMap((row) => (row.kind === 'task' ? [row.task.id] : []))),
    [rows],
  );
  // what goes is chosen no longer, also when it comes back: the next key would act on all of it
  const there = useMemo(() => new Set([...chosen].filter((id) => all.has(id))), [chosen, all]);
  if (there.size < chosen.size) setChosen(there);
  return { chosen: there, all, select, selectAll: () => setChosen(all), clear };
}

/** A title that is written over. */
export interface Rename {
  text: string;
  /** What stands there, as far as the writer knows. */
  from: Pick<TaskRow, 'title' | 'version'>;
  /** Why it was not kept. */
  failure?: unknown;
  /** It is on its way, and the list shows it already. */
  sending?: boolean;
}

/** Titles that are written over, by the keys of their rows. What was not kept stays open with what was typed. */
export function useRenames() {
  const { deeds } = useWorld();
  const { toasts } = useTell();
  const [renames, setRenames] = useState<ReadonlyMap<string, Rename>>(new Map());
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const put = useCallback((key: string, rename: Rename) => {
    setRenames((before) => new Map(before).set(key, rename));
  }, []);
  const end = useCallback((key: string) => {
    setRenames((before) => new Map([...before].filter(([one]) => one !== key)));
  }, []);
  const begin = useCallback(
    (key: string, { title, version }: TaskRow) =>
      put(key, { text: title, from: { title, version } }),
    [put],
  );
  const keep = useCallback(
    async (key: string, id: string, { text, from }: Rename) => {
      const title = text.trim();
      if (title === '' || title === from.title) return end(key);
      put(key, { text, from, sending: true });
      try {
        await deeds.rename(id, title, from);
        end(key);
      } catch (failure) {
        if (left.current) return toasts.failure(failure);
        const theirs = isApiError(failure, 'stale_version') ? failure.data : null;
        const now = theirs && { title: theirs.title ?? '', version: Number(theirs.version) };
        put(key, { text, from: now ?? from, failure });
      }
    },
    [deeds, toasts, put, end],
  );
  return { renames, begin, keep, end };
}
