import type { SavedFilter } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import {
  countFolded,
  firstAddress,
  isNarrow,
  openedFilter,
  sameSearch,
  searchOf,
} from './search.ts';

const filter = (id: string, query: SavedFilter['query'], is_default = false): SavedFilter => ({
  id,
  name: id,
  query,
  is_default,
});
const group = filter('group', { group: 'ИВТ-41', sort: 'deadline' });
const startups = filter('startups', { project_type: 'startup' }, true);
const filters = [group, startups];

describe('the search of the list', () => {
  it('leaves out what is empty and what is usual', () => {
    const address = { saved: 'group', title: '', author: undefined, sort: 'move' } as const;
    expect(searchOf(address)).toEqual({});
    expect(searchOf({ title: 'шов', sort: 'updated' })).toEqual({ title: 'шов', sort: 'updated' });
  });

  it('is the same in another order of its fields', () => {
    expect(sameSearch({ sort: 'deadline', group: 'ИВТ-41' }, group.query)).toBe(true);
    expect(sameSearch({ group: 'ИВТ-42', sort: 'deadline' }, group.query)).toBe(false);
  });

  it('is not narrowed by another order', () => {
    expect(isNarrow({ sort: 'deadline' })).toBe(false);
    expect(isNarrow({ sort: 'deadline', title: 'шов' })).toBe(true);
  });

  it('counts the fields that do not stand on the page itself', () => {
    expect(countFolded({ all_parameters: 'шов', sort: 'updated' })).toBe(0);
    expect(countFolded({ group: 'ИВТ', author: 'Соколова' })).toBe(2);
  });
});

describe('the filter that is open', () => {
  it('is the one in the address, though it was changed since', () => {
    expect(openedFilter({ saved: 'group', group: 'ИВТ-42' }, filters)).toBe(group);
  });

  it('is else the one that asks for the same', () => {
    expect(openedFilter({ project_type: 'startup' }, filters)).toBe(startups);
    expect(openedFilter({ saved: 'gone', project_type: 'startup' }, filters)).toBe(startups);
    expect(openedFilter({ project_type: 'article' }, filters)).toBeNull();
    expect(openedFilter({ saved: 'all' }, filters)).toBeNull();
  });
});

describe('the bare address of the list', () => {
  it('leads to the filter that opens first', () => {
    const address = { project_type: 'startup', saved: 'startups' };
    expect(firstAddress({}, filters)).toEqual(address);
    expect(firstAddress({ all_parameters: undefined }, filters)).toEqual(address);
  });

  it('stays where there is none, and where something was asked for', () => {
    expect(firstAddress({}, [group])).toBeNull();
    expect(firstAddress({ saved: 'all' }, filters)).toBeNull();
    expect(firstAddress({ sort: 'updated' }, filters)).toBeNull();
  });
});
