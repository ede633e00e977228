import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createQueries } from './create-queries.ts';

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
