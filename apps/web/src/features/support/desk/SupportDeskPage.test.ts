import { describe, expect, it } from 'vitest';
import { durationOf } from './SupportDeskPage.tsx';

describe('a time that people have waited', () => {
  it('is told in the unit in which one would say it, never shorter than it was', () => {
    expect(durationOf(5)).toEqual({ unit: 'minutes', count: 5 });
    expect(durationOf(90)).toEqual({ unit: 'hours', count: 2 });
    expect(durationOf(48 * 60)).toEqual({ unit: 'hours', count: 48 });
    expect(durationOf(48 * 60 + 1)).toEqual({ unit: 'days', count: 3 });
  });
});
