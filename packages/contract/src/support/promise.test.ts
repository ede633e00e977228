import { describe, expect, it } from 'vitest';
import { supportPromise } from './rules.ts';

const after = (median_minutes: number | null, requests = 5) =>
  supportPromise({ median_minutes, requests, waiting: 0 });

describe('when an answer of the support comes', () => {
  it('is said by the last month, rounded up', () => {
    expect(after(7)).toEqual({ key: 'hour', count: 1 });
    expect(after(61)).toEqual({ key: 'hours', count: 2 });
    expect(after(36 * 60)).toEqual({ key: 'hours', count: 36 });
    expect(after(36 * 60 + 1)).toEqual({ key: 'days', count: 2 });
  });

  it('is not said by a few requests', () => {
    expect(after(7, 4).key).toBe('unknown');
    expect(after(null, 0).key).toBe('unknown');
  });
});
