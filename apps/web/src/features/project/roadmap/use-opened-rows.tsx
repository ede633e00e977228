import type { Project } from '@pv/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { readRows, rowId, rowsAtFirst, toggleRow, writeRows } from './opened.ts';

interface OpenedRows {
  isOpen: (key: string) => boolean;
  toggle: (key: string) => void;
  /**
   * Opens a row in the list, brings it into view and puts the focus on it, or on the first field of it
   * that holds one of the `lacking` kinds of content.
   */
  show: (key: string, lacking?: readonly string[]) => void;
  /** Shows the row of a stage that was added just now; the one added before it is folded. */
  showAdded: (key: string) => void;
}

const OpenedRowsContext = createContext<OpenedRows | null>(null);

/** What can be written in or pressed in the first field of a row for such content. */
function fieldFor(row: HTMLElement, lacking: readonly string[]): HTMLElement | null {
  const fields = lacking.map((code) => row.querySelector(`[data-content~="${code}"]`));
  const field = fields.find((found) => found !== null);
  return (
    field?.querySelector<HTMLElement>('textarea, input') ?? field?.querySelector('button') ?? null
  );
}

function bringIntoView(key: string, lacking: readonly string[] = []) {
  const row = document.getElementById(rowId(key));
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = calm ? 'auto' : 'smooth';
  const field = row && fieldFor(row, lacking);
  if (field) {
    field.scrollIntoView({ block: 'center', behavior });
    field.focus({ preventScroll: true });
    return;
  }
  row?.scrollIntoView({ block: 'start', behavior });
  row?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });
}

/**
 * Which rows of the roadmap are open: by the address, so that a link opens the right one; at first,
 * where the address says nothing, the row in which the reader has to act.
 */
export function OpenedRowsProvider(props: { project: Project; children: ReactNode }) {
  const { open } = useSearch({ from: '/protected/project/$projectType/$id' });
  const navigate = useNavigate({ from: '/project/$projectType/$id' });
  const [atFirst] = useState(() => rowsAtFirst(props.project));
  const linked = useRef(readRows(open)?.[0]);
  const rows = readRows(open) ?? atFirst;

  const write = useCallback(
    (next: readonly string[]) =>
      navigate({
        search: (before) => ({ ...before, open: writeRows(next) }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );

  useEffect(() => {
    if (linked.current) bringIntoView(linked.current);
  }, []);

  const added = useRef<string | null>(null);
  function showIn(others: readonly string[], key: string, lacking?: readonly string[]) {
    const opened = navigate({
      search: { open: writeRows(others.includes(key) ? others : [...others, key]) },
      replace: true,
      resetScroll: false,
    });
    void opened.then(() => requestAnimationFrame(() => bringIntoView(key, lacking)));
  }

  const value: OpenedRows = {
    isOpen: (key) => rows.includes(key),
    toggle: (key) => void write(toggleRow(rows, key)),
    show: (key, lacking) => showIn(rows, key, lacking),
    showAdded(key) {
      const others = rows.filter((row) => row !== added.current);
      added.current = key;
      showIn(others, key);
    },
  };
  return <OpenedRowsContext value={value}>{props.children}</OpenedRowsContext>;
}

/** Which rows of the roadmap are open, and how to open and fold them. */
export function useOpenedRows(): OpenedRows {
  const rows = use(OpenedRowsContext);
  if (!rows) throw new Error('useOpenedRows needs an OpenedRowsProvider above it');
  return rows;
}
