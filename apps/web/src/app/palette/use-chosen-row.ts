import { useEffect, useId, useState } from 'react';
import { paletteStore } from '../../platform/keys/palette-store.ts';
import { chooseRow, tellRows } from './rows.ts';

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
