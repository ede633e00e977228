import { expect, it } from 'vitest';
import { readSearch } from './address.ts';

it('the list is grouped by stage, the board is not, and each is the page of its own path', () => {
  const list = readSearch({}, '/task-list');
  const board = readSearch({}, '/task-boards');
  expect([list.view, list.group, list.sort]).toEqual(['list', 'stage', 'order']);
  expect([board.view, board.group]).toEqual(['board', 'none']);
});

it('a view that is chosen holds on either page, and rubbish is left out', () => {
  const read = readSearch({ view: 'list', group: 'colour', sort: 4, task: 'x' }, '/task-boards');
  expect([read.view, read.group, read.sort, read.task]).toEqual([
    'list',
    'stage',
    'order',
    undefined,
  ]);
});

it('the list and the board are grouped each on its own', () => {
  const both = { group: 'status', lanes: 'priority' };
  expect(readSearch(both, '/task-list').group).toBe('status');
  expect(readSearch(both, '/task-boards').group).toBe('priority');
});
