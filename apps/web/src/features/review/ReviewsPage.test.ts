import { describe, expect, it } from 'vitest';
import { filtersStand } from './ReviewsPage.tsx';

const waiting = (count: number) => ({
  projects: count > 0 ? [{ id: 'project', title: 'Стенд', count }] : [],
});

describe('the filters of the board', () => {
  it('stand for one row as for two, so that the page does not jump when one goes', () => {
    expect([waiting(2), waiting(1)].map((summary) => filtersStand(summary, {}))).toEqual([
      true,
      true,
    ]);
  });

  it('are gone where nothing waits, unless one of them is chosen', () => {
    expect(filtersStand(waiting(0), {})).toBe(false);
    expect(filtersStand(waiting(0), { kind: 'decide' })).toBe(true);
  });
});
