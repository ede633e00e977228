import { type ProjectRow, ROLE_IDS } from '@pv/contract';
import { moveOf } from '@pv/contract/samples';
import { describe, expect, it } from 'vitest';
import { splitRows } from './split-rows.ts';

const row = (
  id: string,
  move: ProjectRow['move'],
  completion_status: ProjectRow['completion_status'] = 'none',
): ProjectRow => ({
  id,
  type: 'nir',
  title: id,
  category_id: null,
  status: 'project_created',
  status_since: '2026-05-01T10:00:00.000Z',
  completion_status,
  creator: { id: 'u', name: '' },
  my_role_id: ROLE_IDS.researcher,
  progress: 0,
  updated_at: '2026-05-01T10:00:00.000Z',
  group: '',
  move,
  deadline: null,
  time_zone: 'Europe/Moscow',
});

describe('the rows of the list', () => {
  it('fall into those that wait for the reader, the finished ones and the rest', () => {
    const rows = [
      row('a', moveOf({ mine: true })),
      row('b', moveOf({ mine: false })),
      row('c', moveOf({ mine: true })),
      row('d', null),
      row('e', null, 'succeeded'),
      row('f', moveOf({ mine: false }), 'final_report_expected'),
    ];
    const { mine, rest, finished } = splitRows(rows);
    expect(mine.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(rest.map(({ id }) => id)).toEqual(['b', 'd', 'f']);
    expect(finished.map(({ id }) => id)).toEqual(['e']);
  });
});
