import { type ProjectRow, ROLE_IDS } from '@pv/contract';
import { moveOf } from '@pv/contract/samples';
import { describe, expect, it } from 'vitest';
import { commonZone, splitRows } from './ProjectsPage.tsx';

const beside = (deadline: string | null, zone: string) =>
  deadline && zone !== 'Europe/Moscow' ? zone : '';
const row = (time_zone: string, deadline: string | null = '2027-05-31') => ({
  deadline,
  time_zone,
  completion_status: 'final_report_expected' as const,
});

it('the zone of a list is said once where all dates have the same, and rows without a date say nothing', () => {
  const rows = [row('Asia/Omsk'), row('Asia/Omsk'), row('Europe/Moscow', null)];
  expect(commonZone(rows, beside)).toBe('Asia/Omsk');
});

it('rows say their zones themselves where these differ, where one is the reader’s, and where there is one row', () => {
  expect(commonZone([row('Asia/Omsk'), row('Asia/Tomsk')], beside)).toBe('');
  expect(commonZone([row('Asia/Omsk'), row('Europe/Moscow')], beside)).toBe('');
  expect(commonZone([row('Asia/Omsk')], beside)).toBe('');
});

it('the zone of a date is named once, however many rows have it', () => {
  let named = 0;
  const counted = (deadline: string | null, zone: string) => {
    named += 1;
    return beside(deadline, zone);
  };
  commonZone(
    Array.from({ length: 1000 }, (_, at) => row('Asia/Omsk', `2027-05-${at % 9}`)),
    counted,
  );
  expect(named).toBe(9);
});

const splitRowsRow = (
  id: string,
  move: ProjectRow['move'],
  completion_status: ProjectRow['completion_status'] = 'none',
): ProjectRow => ({
  id,
  type: 'nir',
  type_code: 1,
  title: id,
  category_id: null,
  status: 'project_created',
  status_code: 'project_created',
  status_since: '2026-05-01T10:00:00.000Z',
  completion_status,
  creator: { id: 'u', name: '' },
  my_role_id: ROLE_IDS.researcher,
  progress: 0,
  awaits_reapproval: false,
  updated_at: '2026-05-01T10:00:00.000Z',
  group: '',
  move,
  deadline: null,
  time_zone: 'Europe/Moscow',
});

describe('the rows of the list', () => {
  it('fall into those that wait for the reader, the finished ones and the rest', () => {
    const rows = [
      splitRowsRow('a', moveOf({ mine: true })),
      splitRowsRow('b', moveOf({ mine: false })),
      splitRowsRow('c', moveOf({ mine: true })),
      splitRowsRow('d', null),
      splitRowsRow('e', null, 'succeeded'),
      splitRowsRow('f', moveOf({ mine: false }), 'final_report_expected'),
    ];
    const { mine, rest, finished } = splitRows(rows);
    expect(mine.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(rest.map(({ id }) => id)).toEqual(['b', 'd', 'f']);
    expect(finished.map(({ id }) => id)).toEqual(['e']);
  });
});
