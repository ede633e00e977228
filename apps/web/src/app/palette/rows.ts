import { useDebouncedValue } from '@mantine/hooks';
import { type ProjectRow, projectEndpoints } from '@pv/contract';
import { useEffect, useId, useState } from 'react';
import { paletteStore } from '../../platform/keys.ts';
import { useEndpoint } from '../../platform/query/use-endpoint.ts';

/** What of a row in the page is read and marked. */
export type Row = Pick<Element, 'id' | 'hasAttribute' | 'setAttribute' | 'toggleAttribute'>;

/** A list of the palette as it stands in the page. */
export interface RowList {
  readonly id: string;
  querySelectorAll(selector: string): Iterable<Row>;
}

/** The rows of a list of the palette, from the first one. */
const rowsOf = (list: RowList) => [...list.querySelectorAll('[data-action]')];

/** Chooses the row at a place among those of a list, for the eye and for Enter. */
function choose(list: RowList, place: number): void {
  for (const [at, row] of rowsOf(list).entries())
    row.toggleAttribute('data-selected', at === place);
}

/**
 * Chooses a row of a list that has changed: the one that was gone to by the arrows, while it is there,
 * else the first. Gives its place; -1 where there are no rows.
 */
export function chooseRow(list: RowList, last: number): number {
  const rows = rowsOf(list);
  const kept = last > 0 ? rows.findIndex((row) => row.hasAttribute('data-selected')) : 0;
  const place = Math.min(Math.max(kept, 0), rows.length - 1);
  choose(list, place);
  return place;
}

/** Tells assistive technology which row is chosen. Gives the id of that row. */
export function tellRows(list: RowList): string | undefined {
  let chosen: string | undefined;
  for (const [at, row] of rowsOf(list).entries()) {
    row.id = `${list.id}-${at}`;
    const selected = row.hasAttribute('data-selected');
    row.setAttribute('aria-selected', String(selected));
    if (selected) chosen = row.id;
  }
  return chosen;
}

/**
 * Keeps a row of the palette chosen: the first one when it opens and whenever its rows change, so that
 * Enter always has something to open.
 * @param rows what the rows are, as one text
 * @returns what the list and the search field tell of each other and of the chosen row
 */
export function useChosenRow(rows: string) {
  const id = useId();
  const [list, setList] = useState<HTMLElement | null>(null);
  const [active, setActive] = useState<string>();

  // the library moves its mark among the rows by hand and tells nobody
  useEffect(() => {
    if (!list) return setActive(undefined);
    const tell = () => setActive(tellRows(list));
    const marks = new MutationObserver(tell);
    marks.observe(list, { subtree: true, childList: true, attributeFilter: ['data-selected'] });
    tell();
    return () => marks.disconnect();
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows stand in the page once they are drawn
  useEffect(() => {
    if (!list) return;
    const selected = chooseRow(list, paletteStore.getState().selected);
    paletteStore.updateState((state) => ({ ...state, selected }));
  }, [list, rows]);

  return {
    list: { viewportRef: setList, viewportProps: { id, role: 'listbox' } },
    search: {
      role: 'combobox',
      'aria-expanded': list !== null,
      'aria-autocomplete': 'list',
      'aria-controls': list ? id : undefined,
      'aria-activedescendant': active,
    },
  } as const;
}

const form = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** Whether every word stands in what is shown of a project: its title, its author, his group. */
export function stillFits(
  { title, creator, group }: Pick<ProjectRow, 'title' | 'creator' | 'group'>,
  words: string,
): boolean {
  const text = form(`${title} ${creator.name} ${group}`);
  return form(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const SHOWN = 6;
/** Typing rests this long before the server is asked, ms. */
const REST = 150;
/** The longest search that the server takes. */
const MOST = 200;

/**
 * Own projects in which the words stand anywhere, those that wait for one first; none for no words. Until
 * the answer on the newest words is there, what was found before is shown as far as it fits them.
 */
export function useFoundProjects(words: string, signedIn: boolean) {
  const typed = words.trim().slice(0, MOST);
  const [asked] = useDebouncedValue(typed, REST);
  const found = useEndpoint(
    projectEndpoints.listAll,
    { query: { all_parameters: asked, limit: SHOWN } },
    { enabled: signedIn && typed !== '' && asked !== '', keepPrevious: true },
  );
  if (typed === '') return [];
  const rows = found.data?.projects ?? [];
  const answered = asked === typed && !found.isPlaceholderData;
  return answered ? rows : rows.filter((row) => stillFits(row, typed));
}
