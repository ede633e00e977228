import { describe, expect, it } from 'vitest';
import { chooseRow, type Row, type RowList, stillFits, tellRows } from './rows.ts';

/** A row of a page, as far as attributes go. */
class PageRow implements Row {
  id = '';
  readonly attributes = new Map<string, string>();
  hasAttribute(name: string) {
    return this.attributes.has(name);
  }
  setAttribute(name: string, value: string) {
    this.attributes.set(name, value);
  }
  toggleAttribute(name: string, force = !this.hasAttribute(name)) {
    if (force) this.attributes.set(name, '');
    else this.attributes.delete(name);
    return force;
  }
}

/** A list with so many rows, and the places of those that are chosen. */
function listOf(count: number) {
  const rows = Array.from({ length: count }, () => new PageRow());
  const list: RowList = {
    id: 'list',
    querySelectorAll: (selector) => (selector === '[data-action]' ? rows : []),
  };
  const chosen = () => rows.flatMap((row, at) => (row.hasAttribute('data-selected') ? [at] : []));
  return { list, rows, chosen };
}

describe('a list of the palette that has changed', () => {
  it('has its first row chosen', () => {
    const { list, chosen } = listOf(3);
    expect([chooseRow(list, -1), chosen()]).toEqual([0, [0]]);
  });

  it('keeps the row that was gone to by the arrows, wherever it stands now', () => {
    const { list, rows, chosen } = listOf(3);
    rows[2]?.toggleAttribute('data-selected', true);
    expect([chooseRow(list, 1), chosen()]).toEqual([2, [2]]);
  });

  it('begins anew when that row is gone', () => {
    const { list, chosen } = listOf(3);
    expect([chooseRow(list, 2), chosen()]).toEqual([0, [0]]);
  });

  it('goes back to the first row from one that nobody went to', () => {
    const { list, rows, chosen } = listOf(3);
    rows[1]?.toggleAttribute('data-selected', true);
    expect([chooseRow(list, 0), chosen()]).toEqual([0, [0]]);
  });

  it('has nothing chosen while it is empty', () => {
    expect(chooseRow(listOf(0).list, 1)).toBe(-1);
  });
});

describe('what screen readers are told of the palette', () => {
  it('is which row is chosen, by an id of its own', () => {
    const { list, rows } = listOf(3);
    rows[1]?.toggleAttribute('data-selected', true);
    expect(tellRows(list)).toBe('list-1');
    expect(rows.map(({ id }) => id)).toEqual(['list-0', 'list-1', 'list-2']);
    const told = rows.map(({ attributes }) => attributes.get('aria-selected'));
    expect(told).toEqual(['false', 'true', 'false']);
  });

  it('is none where nothing is chosen', () => {
    expect(tellRows(listOf(2).list)).toBeUndefined();
  });
});

const row = {
  title: 'Чёрный ящик ЭВМ',
  creator: { id: 'u', name: 'Ёлкина А. Ю.' },
  group: 'ИВТ-41',
};

describe('a project found for earlier words', () => {
  it.each(['чер', 'эвм ящик', 'елкина', 'ивт-41 черный', ''])('fits %j', (words) => {
    expect(stillFits(row, words)).toBe(true);
  });

  it.each(['черныш', 'ящик 2', 'ивт-42'])('does not fit %j', (words) => {
    expect(stillFits(row, words)).toBe(false);
  });
});
