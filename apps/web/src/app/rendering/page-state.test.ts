import { describe, expect, it } from 'vitest';
import { readPageState, writePageState } from './page-state.ts';

/** A state with one answer, given at `at`. */
const stateOf = (text: string, at: number) => ({
  locale: 'ru' as const,
  missing: [],
  queries: {
    mutations: [],
    queries: [
      {
        queryHash: '["x"]',
        queryKey: ['x'],
        dehydratedAt: at,
        state: {
          data: { text },
          dataUpdateCount: 1,
          dataUpdatedAt: at,
          error: null,
          errorUpdateCount: 0,
          errorUpdatedAt: 0,
          fetchFailureCount: 0,
          fetchFailureReason: null,
          fetchMeta: null,
          isInvalidated: false,
          status: 'success' as const,
          fetchStatus: 'idle' as const,
        },
      },
    ],
  },
});

/** The document in which the browser finds what was written. */
const documentWith = (written: string) => ({
  getElementById: () => {
    const textContent = /^<script [^>]*>(.*)<\/script>$/s.exec(written)?.[1] ?? null;
    return textContent === null ? null : ({ textContent } as HTMLElement);
  },
});

describe('the state of a page', () => {
  it('is read as it was written, whatever stands in a text', () => {
    const text = 'до </script><script>alert(1)</script> & <!-- после';
    const written = writePageState(stateOf(text, 5));
    expect(written.match(/<\/?script/g)).toHaveLength(2);
    expect(readPageState(documentWith(written))?.queries.queries[0]?.state.data).toEqual({ text });
  });

  it('is the same bytes whenever it is written', () => {
    expect(writePageState(stateOf('а', 1))).toBe(writePageState(stateOf('а', 2)));
  });

  it('is missing from a page that the browser draws', () => {
    expect(readPageState({ getElementById: () => null })).toBeNull();
  });
});
