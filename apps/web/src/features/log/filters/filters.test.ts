import { EVENTS } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { daysOf, isNarrowed, queryOf, readFilters } from './filters.ts';

const ZONE = 'Europe/Moscow';
const SATURDAY = '2026-11-21';

describe('the period of a log', () => {
  it.each([
    ['today', SATURDAY],
    ['week', '2026-11-16'],
    ['month', '2026-11-01'],
  ] as const)('%s begins on %s', (period, day) => {
    expect(daysOf({ period }, SATURDAY)).toEqual({ created_at_start: day });
  });

  it('begins on Monday on a Monday and on a Sunday', () => {
    expect(daysOf({ period: 'week' }, '2026-11-16')).toEqual({ created_at_start: '2026-11-16' });
    expect(daysOf({ period: 'week' }, '2026-11-22')).toEqual({ created_at_start: '2026-11-16' });
  });

  it('may have days of its own, one of them alone, in any order', () => {
    const [from, to] = ['2026-11-01', '2026-11-05'];
    expect(daysOf({ period: 'own', from }, SATURDAY)).toEqual({ created_at_start: from });
    const days = { created_at_start: from, created_at_end: to };
    expect(daysOf({ period: 'own', from, to }, SATURDAY)).toEqual(days);
    expect(daysOf({ period: 'own', from: to, to: from }, SATURDAY)).toEqual(days);
    expect(daysOf({ period: 'own' }, SATURDAY)).toEqual({});
  });

  it('is all time where none is chosen, whatever days are left in the address', () => {
    expect(daysOf({ from: '2026-11-01' }, SATURDAY)).toEqual({});
  });
});

describe('filters in an address', () => {
  it('leave out a kind of event that does not exist', () => {
    expect(readFilters({ text: 'шов', event: 'stage_added' })).toEqual({
      text: 'шов',
      event: 'stage_added',
    });
    expect(readFilters({ text: 'шов', event: 'constructor' })).toEqual({ text: 'шов' });
  });
});

describe('what the server is asked for', () => {
  it('is what the address says', () => {
    const filters = { project: 'p', person: 'u', event: 'stage_added', text: ' шов ' } as const;
    expect(queryOf(filters, SATURDAY, ZONE)).toEqual({
      project_id: 'p',
      user_id: 'u',
      event_uuid: EVENTS.stage_added.id,
      log_comment: 'шов',
      zone: ZONE,
    });
    expect(queryOf({ text: '  ' }, SATURDAY, ZONE)).toEqual({ zone: ZONE });
  });

  it('is narrowed by anything but the project', () => {
    expect(isNarrowed({ project: 'p' })).toBe(false);
    expect(isNarrowed({ project: 'p', period: 'week' })).toBe(true);
  });
});
