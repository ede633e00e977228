import { notificationEndpoints, projectEndpoints, supportEndpoints } from '@pv/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { followNews } from './follow-news.ts';
import { refreshBy } from './refresh-by.ts';
import type { TabEvent } from './share-tabs.ts';

/** A stream of the server that says these pieces and then breaks. */
const streamOf = (...pieces: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    }),
  );

/** Follows streams one after another, and gives what tabs are told. */
async function tell(streams: Response[], takesOver = false): Promise<TabEvent[]> {
  const leaving = new AbortController();
  const told: TabEvent[] = [];
  await followNews(
    {
      session: {
        likely: () => true,
        token: async () => ({ token: 'token' }),
        renew: async () => 'ended',
        noteServerTime: () => {},
      },
      locale: () => 'ru',
      async transport() {
        const next = streams.shift();
        if (streams.length === 0) leaving.abort();
        return next ?? new Response(null, { status: 503 });
      },
      async pause() {},
      random: () => 1,
    },
    (event) => told.push(event),
    { takesOver, signal: leaving.signal },
  );
  return told;
}

/** A page on which each of these answers is shown; gives which were read anew after an event. */
async function readAnew(event: TabEvent, endpoints: { name: string }[]): Promise<string[]> {
  const queries = new QueryClient();
  const read: string[] = [];
  const shown = endpoints.map(({ name }) => {
    const queryFn = async () => read.push(name);
    const observer = new QueryObserver(queries, { queryKey: [name, {}], queryFn });
    return observer.subscribe(() => {});
  });
  await queries.refetchQueries();
  read.length = 0;
  refreshBy(queries, event);
  await Promise.resolve();
  while (queries.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve, 0));
  for (const leave of shown) leave();
  return read.sort();
}

describe('the news of the server', () => {
  it('say that they were cut, every time but the first', async () => {
    const news = 'data: {"kind":"read","project_id":null}\n\n';
    const end = new Response(null, { status: 503 });
    expect(await tell([streamOf(news), end, streamOf(news), streamOf(), end])).toEqual([
      { kind: 'opened' },
      { kind: 'read', project_id: null },
      { kind: 'cut' },
      { kind: 'read', project_id: null },
      { kind: 'cut' },
    ]);
  });

  it('that a tab takes over from another were cut, since in between nobody heard them', async () => {
    const end = new Response(null, { status: 503 });
    expect(await tell([streamOf(), end], true)).toEqual([{ kind: 'cut' }]);
  });

  const page = [
    projectEndpoints.get,
    projectEndpoints.categories,
    supportEndpoints.get,
    notificationEndpoints.list,
  ];
  const name = (endpoint: { name: string }) => String(keyOf(endpoint as never)[0]);

  it('that were cut have an open project and an open request read anew, and no list of words', async () => {
    expect(await readAnew({ kind: 'cut' }, page)).toEqual(
      [projectEndpoints.get, supportEndpoints.get, notificationEndpoints.list].map(name).sort(),
    );
  });

  it('that begin have only what was told to oneself read anew', async () => {
    expect(await readAnew({ kind: 'opened' }, page)).toEqual([name(notificationEndpoints.list)]);
  });
});
