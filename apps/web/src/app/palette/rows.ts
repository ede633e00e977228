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
