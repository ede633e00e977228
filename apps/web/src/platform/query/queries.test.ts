import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createQueries, followLanguage, shouldRetry } from './queries.ts';

describe('asking again', () => {
  it.each([
    [0, 'network'],
    [500, 'internal'],
    [502, 'unknown'],
  ] as const)('helps after %i %s, three times', (status, code) => {
    const error = new ApiError(status, code);
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, error))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it.each([
    [0, 'aborted'],
    [404, 'not_found'],
    [422, 'validation_failed'],
    [429, 'too_many_requests'],
  ] as const)('does not help after %i %s', (status, code) => {
    expect(shouldRetry(0, new ApiError(status, code))).toBe(false);
  });
});

describe('a failed change', () => {
  const run = async (meta?: { ownErrors: boolean }) => {
    const told: unknown[] = [];
    const queries = createQueries({ failure: (error) => told.push(error) });
    const error = new ApiError(409, 'not_your_move');
    const mutation = queries
      .getMutationCache()
      .build(queries, { mutationFn: () => Promise.reject(error), ...(meta && { meta }) });
    await mutation.execute(undefined).catch(() => {});
    return told.length;
  };

  it('is told to the person', async () => {
    expect(await run()).toBe(1);
  });

  it('is left to the caller who asked for it', async () => {
    expect(await run({ ownErrors: true })).toBe(0);
  });
});

const KEY = ['project.listAll', {}];

/** A list on the server, whose every reading is answered by hand with what stood there when it was asked. */
function stand() {
  const queries = createQueries({ failure: () => undefined });
  const server = { list: ['old'] };
  const asked: { answer: () => void; signal: AbortSignal }[] = [];
  const query = {
    queryKey: KEY,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<string[]>((resolve) => {
        const read = server.list;
        asked.push({ answer: () => resolve(read), signal });
      }),
  };
  const change = () => {
    server.list = ['old', 'new'];
    return queries.invalidateQueries({ queryKey: ['project.listAll'] });
  };
  return { queries, query, asked, change, shown: () => queries.getQueryData(KEY) };
}

describe('a change', () => {
  it('has a first load that is under way begun anew, on a page that shows it', async () => {
    const { queries, query, asked, change, shown } = stand();
    const leave = new QueryObserver(queries, query).subscribe(() => undefined);
    const changed = change();
    for (const { answer } of asked) answer();
    await changed;
    expect(shown()).toEqual(['old', 'new']);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    leave();
  });

  it('gives the newest also to whoever loads it for a page that is not there yet', async () => {
    const { queries, query, asked, change, shown } = stand();
    const loaded = queries.ensureQueryData(query);
    await change();
    for (const { answer } of asked) answer();
    expect(await loaded).toEqual(['old', 'new']);
    expect(shown()).toEqual(['old', 'new']);
    expect(asked).toHaveLength(2);
  });

  it('has what is shown read anew once, also while it is being read anew already', async () => {
    const { queries, query, asked, change, shown } = stand();
    queries.setQueryData(KEY, ['old'], { updatedAt: 1 });
    const leave = new QueryObserver(queries, query).subscribe(() => undefined);
    expect(asked).toHaveLength(1);
    const changed = change();
    for (const { answer } of asked) answer();
    await changed;
    expect(shown()).toEqual(['old', 'new']);
    expect(asked).toHaveLength(2);
    leave();
  });

  it('leaves the first load of something else alone', async () => {
    const { queries, query, asked, change } = stand();
    const other = { ...query, queryKey: ['log.list', {}] };
    const leave = new QueryObserver(queries, other).subscribe(() => undefined);
    await change();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false]);
    leave();
  });
});

/** A language that is switched by hand. */
function followLanguageStand() {
  let locale: 'ru' | 'en' = 'ru';
  const listeners = new Set<() => void>();
  const queries = new QueryClient();
  queries.setQueryData(['roles'], ['Исследователь']);
  const stop = followLanguage({
    queries,
    language: {
      locale: () => locale,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  });
  const become = (next: 'ru' | 'en') => {
    locale = next;
    for (const listener of listeners) listener();
  };
  return { become, stop, stale: () => queries.getQueryState(['roles'])?.isInvalidated };
}

it('lists of roles and categories are asked for anew when the language changes', () => {
  const { become, stale } = followLanguageStand();
  become('ru');
  expect(stale()).toBe(false);
  become('en');
  expect(stale()).toBe(true);
});

it('nothing is asked for any more when the tab has stopped following', () => {
  const { become, stop, stale } = followLanguageStand();
  stop();
  become('en');
  expect(stale()).toBe(false);
});
