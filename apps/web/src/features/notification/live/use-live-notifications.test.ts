import {
  controlEventEndpoints,
  endpoints,
  notificationEndpoints,
  projectEndpoints,
  supportEndpoints,
  taskEndpoints,
} from '@pv/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import {
  createEventParser,
  followNews,
  refreshBy,
  shareTabs,
  staleBy,
  type TabEvent,
} from './use-live-notifications.ts';

const PROJECT = '0192f0a0-0000-7000-8000-0000000000aa';
const names = Object.values(endpoints).flatMap((calls) =>
  Object.values(calls).flatMap((call) => ('name' in call ? [String(call.name)] : [])),
);
const stale = (project_id: string | null, kind: 'new' | 'read' = 'new') =>
  names.filter((name) => staleBy({ kind, project_id }, name));

describe('an open page that hears of a notification', () => {
  it('asks anew for requests to the support where it is about no project', () => {
    expect(stale(null).sort()).toEqual(['support.get', 'support.list', 'supportdesk.list']);
  });

  it('asks anew for what tells of projects where it is about one, and not for lists of words', () => {
    const asked = stale(PROJECT);
    expect(asked).toEqual(expect.arrayContaining(['project.get', 'team.list', 'log.list']));
    expect(asked).not.toContain('support.list');
    expect(asked).not.toContain('project.roles');
  });

  it('asks for nothing anew when a mark has changed', () => {
    expect([...stale(null, 'read'), ...stale(PROJECT, 'read')]).toEqual([]);
  });
});

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

describe('an open page that hears of changed tasks', () => {
  const { ofProject, mine } = taskEndpoints;
  it('reads the tasks of that project anew, and nothing of another one', async () => {
    const queries = new QueryClient();
    const read: string[] = [];
    const show = (queryKey: unknown[], name: string) =>
      new QueryObserver(queries, { queryKey, queryFn: async () => read.push(name) }).subscribe(
        () => {},
      );
    const other = '0192f0a0-0000-7000-8000-0000000000bb';
    const leave = [
      show(keyOf(ofProject, { query: { project_id: PROJECT } }), 'its own'),
      show(keyOf(ofProject, { query: { project_id: other } }), 'of another'),
      show(keyOf(mine, {}), 'mine'),
      show([projectEndpoints.get.name, {}], 'project'),
    ];
    await queries.refetchQueries();
    read.length = 0;
    refreshBy(queries, { kind: 'tasks', project_id: PROJECT });
    while (queries.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve, 0));
    for (const one of leave) one();
    expect(read.sort()).toEqual(['its own', 'mine']);
  });

  it('reads nothing of what it has already, as after a change of its own', async () => {
    const queries = new QueryClient();
    const queryKey = keyOf(ofProject, { query: { project_id: PROJECT } });
    let reads = 0;
    const row = {
      id: '0192f0a0-0000-7000-8000-0000000000cc',
      updated_at: '2026-11-26T09:00:00.000Z',
    };
    const queryFn = async () => ({ tasks: [row], reads: ++reads });
    const leave = new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => {});
    await queries.refetchQueries();
    const told = { kind: 'tasks', project_id: PROJECT } as const;
    refreshBy(queries, { ...told, changed: [row] });
    expect(queries.isFetching()).toBe(0);
    refreshBy(queries, { ...told, changed: [{ ...row, updated_at: '2026-11-26T09:00:01.000Z' }] });
    expect(queries.isFetching()).toBe(1);
    leave();
  });
});

it('an open page that hears of a control event reads it and the list anew, and no other one', async () => {
  const { get, list } = controlEventEndpoints;
  const other = '0192f0a0-0000-7000-8000-0000000000bb';
  const queries = new QueryClient();
  const read: string[] = [];
  const show = (queryKey: unknown[], name: string) =>
    new QueryObserver(queries, { queryKey, queryFn: async () => read.push(name) }).subscribe(
      () => {},
    );
  const leave = [
    show(keyOf(get, { params: { id: PROJECT } }), 'it'),
    show(keyOf(get, { params: { id: other } }), 'another'),
    show(keyOf(list, { query: {} }), 'list'),
  ];
  await queries.refetchQueries();
  read.length = 0;
  refreshBy(queries, { kind: 'event', project_id: null, event_id: PROJECT });
  while (queries.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve, 0));
  for (const one of leave) one();
  expect(read.sort()).toEqual(['it', 'list']);
});

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

/** A tab that listens until it is closed; gives what it was told when its turn came, and what it heard. */
function openTab() {
  const heard: TabEvent[] = [];
  let stop = () => {};
  const turn = new Promise<{ takesOver: boolean; tell: (event: TabEvent) => void }>((begin) => {
    stop = shareTabs(
      (tell, { takesOver, signal }) => {
        begin({ takesOver, tell });
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
      },
      (event) => heard.push(event),
    );
  });
  return { turn, heard, close: () => stop() };
}

it('one tab listens for all, and the next one takes over when it goes', async () => {
  const first = openTab();
  const { takesOver } = await first.turn;
  const second = openTab();
  first.close();
  const next = await second.turn;
  expect([takesOver, next.takesOver]).toEqual([false, true]);
  next.tell({ kind: 'cut' });
  expect([first.heard, second.heard]).toEqual([[], [{ kind: 'cut' }]]);
  second.close();
});

const id = '0192f0a0-0000-7000-8000-000000000001';

function heard(...pieces: string[]) {
  const events: unknown[] = [];
  const parse = createEventParser((event) => events.push(event));
  for (const piece of pieces) parse(piece);
  return events;
}

describe('a stream of events', () => {
  it('is read however it is cut', () => {
    const text = `: open\n\ndata: {"kind":"new","project_id":"${id}"}\n\n: beat\n\n`;
    const whole = [{ kind: 'new', project_id: id }];
    expect(heard(text)).toEqual(whole);
    expect(heard(...text)).toEqual(whole);
  });

  it('gives nothing before an event has ended', () => {
    expect(heard('data: {"kind":"read","project_id":null}\n')).toEqual([]);
    expect(heard('data: {"kind":"read","project_id":null}\n', '\n')).toHaveLength(1);
  });

  it('passes over what is not ours', () => {
    expect(heard('data: rubbish\n\n', 'data: {"kind":"other"}\n\n', 'retry: 5\n\n')).toEqual([]);
  });
});
