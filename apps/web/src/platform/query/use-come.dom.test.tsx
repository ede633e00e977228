import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { haveCome, useCome } from './use-come.ts';

const loading = { isPending: true, failureCount: 0, fetchStatus: 'fetching' } as const;

describe('what a page waits for', () => {
  it.each([
    ['an answer', { ...loading, isPending: false }],
    ['the first failure, though it is asked for again', { ...loading, failureCount: 1 }],
    ['what is not asked for', { ...loading, fetchStatus: 'idle' }],
  ] as const)('has come with %s', (_, one) => {
    expect(haveCome(one)).toBe(true);
    expect(haveCome(one, loading)).toBe(false);
  });

  it('stays what has come when it is asked for anew', () => {
    const { result, rerender } = renderHook(useCome, { initialProps: false });
    const seen = [false, true, false].map((now) => {
      rerender(now);
      return result.current;
    });
    expect(seen).toEqual([false, true, true]);
  });
});
