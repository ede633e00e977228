import {
  controlEventEndpoints,
  notificationEndpoints,
  type StreamEvent,
  streamEventSchema,
  type TaskSet,
  taskEndpoints,
  waitingEndpoints,
} from '@pv/contract';
import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError } from '../../../platform/api/api-error.ts';
import { type ClientDeps, sendOnce } from '../../../platform/api/client.ts';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useServices, useSessionState } from '../../../platform/ServicesContext.tsx';
import { openChannel, takeTurns } from '../../../platform/tabs.ts';
import { type FollowDeps, followStream, type StreamEnd } from './follow-stream.ts';
import { later, paced } from './paced.ts';

function readData(block: string): StreamEvent | null {
  const data = block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trim())
    .join('\n');
  if (data === '') return null;
  try {
    return streamEventSchema.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Reads server-sent events from pieces of text, however they are cut. Comments and what is not ours
 * are passed over.
 */
export function createEventParser(hear: (event: StreamEvent) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece.replaceAll('\r', '')).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = readData(block);
      if (event) hear(event);
    }
  };
}

/** The server says something three times a minute; after so long a silence the line is dead. */
const SILENCE_MS = 70_000;

async function readBody(
  body: ReadableStream<Uint8Array>,
  hear: (event: StreamEvent) => void,
  drop: () => void,
): Promise<void> {
  const parse = createEventParser(hear);
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const silence = setTimeout(drop, SILENCE_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    parse(decoder.decode(value, { stream: true }));
  }
}

/** Opens the stream once and reads it to its end. A token that is refused is renewed for the next time. */
async function readStream(
  deps: ClientDeps,
  { hear, onOpen }: { hear: (event: StreamEvent) => void; onOpen: () => void },
  signal: AbortSignal,
): Promise<StreamEnd> {
  const got = await deps.session.token();
  if ('missing' in got) return got.missing === 'ended' ? 'signed_out' : 'unreachable';
  const dropping = new AbortController();
  const either = AbortSignal.any([signal, dropping.signal]);
  try {
    const sent = { token: got.token, signal: either };
    const response = await sendOnce(deps, notificationEndpoints.stream, {}, sent);
    if (response.status === 401) {
      return (await deps.session.renew(got.token)) === 'ended' ? 'signed_out' : 'unreachable';
    }
    if (!response.ok || !response.body) return response.status === 429 ? 'busy' : 'unreachable';
    onOpen();
    await readBody(response.body, hear, () => dropping.abort());
    return 'ended';
  } catch (error) {
    // the line has broken before or after the first byte; both look alike from here
    if (isApiError(error) || error instanceof TypeError || either.aborted) return 'unreachable';
    throw error;
  }
}

const LOCK = 'pv_notifications';
const CHANNEL = 'pv_notifications';

/**
 * What tabs tell each other: an event of the stream; that the first one that listens has connected; or that
 * there is a connection again after a cut, or after the tab that had it has gone, when nothing was told.
 */
export type TabEvent = StreamEvent | { kind: 'opened' } | { kind: 'cut' };

/**
 * Lets one tab of this browser run `listen` for all of them: a browser keeps six connections to a host,
 * and each stream takes one. When that tab goes, another takes over. Where the browser has no locks for
 * the site each tab has a stream of its own. `listen` is told whether it takes over. Gives how to stop.
 */
export function shareTabs(
  listen: (
    tell: (event: TabEvent) => void,
    how: { takesOver: boolean; signal: AbortSignal },
  ) => Promise<void>,
  hear: (event: TabEvent) => void,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const channel = openChannel<TabEvent>(CHANNEL);
  channel.listen(hear);
  const tell = (event: TabEvent) => {
    hear(event);
    if (!signal.aborted) channel.post(event);
  };
  const run = (takesOver: boolean) => listen(tell, { takesOver, signal });
  takeTurns({ name: LOCK, signal, locks: navigator.locks }, run).catch((error: unknown) => {
    if (!signal.aborted) console.error(error);
  });
  return () => {
    leaving.abort();
    channel.close();
  };
}

/**
 * Tells the news of the server until `signal` says otherwise or nobody is signed in any more. Of what happens
 * while the connection is lost, or before a tab `takesOver` that of another, nothing is told: so once there is one
 * that is told itself.
 */
export function followNews(
  deps: ClientDeps & Pick<FollowDeps, 'pause' | 'random'>,
  tell: (event: TabEvent) => void,
  { takesOver, signal }: { takesOver: boolean; signal: AbortSignal },
): Promise<void> {
  let opened = takesOver;
  const { pause, random } = deps;
  return followStream(
    {
      read: (onOpen, leaving) => readStream(deps, { hear: tell, onOpen }, leaving),
      pause,
      random,
      onOpen() {
        tell({ kind: opened ? 'cut' : 'opened' });
        opened = true;
      },
    },
    signal,
  );
}

/** Answers that tell of projects, by the noun in the name of the call; the lists of roles and categories do not. */
const OF_PROJECTS =
  /^(application|controlevent|project(?!\.(?:roles|categories)$)|startup|startupStage|article|articleStage|stage|task|roadmap|team|spinoff|edition|review|waiting|file|stageFile|log|comment|discussion)\./;
/**
 * One's requests to the support and the list of the editors. Not a request that an editor answers: what
 * is written in it meanwhile has to stop his answer.
 */
const OF_SUPPORT = /^(support\.(?:list|get)|supportdesk\.list)$/;

/**
 * Whether what a call has answered may be old by what tabs were told: what is of no project is of the support,
 * and after a cut it may be any of both.
 */
export function staleBy(event: TabEvent, call: unknown): boolean {
  if (typeof call !== 'string') return false;
  if (event.kind === 'cut') return OF_SUPPORT.test(call) || OF_PROJECTS.test(call);
  if (event.kind !== 'new') return false;
  return (event.project_id === null ? OF_SUPPORT : OF_PROJECTS).test(call);
}

/** Whether what a call has answered shows what is written in applications. */
const showsApplication = (call: unknown): boolean =>
  /^application\.(list|get|versions)$/.test(String(call));

/** Whether what a call has answered shows tasks of the project, or of several, or what is said of them. */
function showsTasks(projectId: string | null, [call, request]: readonly unknown[]): boolean {
  if (typeof call !== 'string') return false;
  // an open thread is of one task or work, whose project its call does not tell
  if (/^(comment\.|discussion\.get$)/.test(call)) return true;
  if (!call.startsWith('task.')) return false;
  const [, asked] = keyOf(taskEndpoints.ofProject, { query: { project_id: projectId ?? '' } });
  return call !== taskEndpoints.ofProject.name || hashKey([request]) === hashKey([asked]);
}

/** Whether this page has already what has changed of tasks, such as what it has changed itself. */
function hasTasks(queries: QueryClient, { project_id, changed }: StreamEvent): boolean {
  const key = keyOf(taskEndpoints.ofProject, { query: { project_id: project_id ?? '' } });
  const set = queries.getQueryData<TaskSet>(key);
  if (!set || !changed) return false;
  const since = new Map(set.tasks.map(({ id, updated_at }) => [id, updated_at]));
  return changed.every(({ id, updated_at }) => since.get(id) === updated_at);
}

/** Has tasks read anew where they are shown; what they feed is read when it is opened next. */
function refreshTasks(queries: QueryClient, event: StreamEvent): void {
  const { project_id: projectId } = event;
  if (!hasTasks(queries, event)) {
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => showsTasks(projectId, queryKey),
    });
  }
  void queries.invalidateQueries({
    predicate: ({ queryKey: [name] }) =>
      staleBy({ kind: 'new', project_id: projectId }, name) &&
      !/^(task|comment|discussion)\./.test(String(name)),
    refetchType: 'none',
  });
}

/** Has the open page read what an event makes old, so that it shows what has changed without being loaded anew. */
export function refreshBy(queries: QueryClient, event: TabEvent): void {
  if (event.kind === 'look') {
    void queries.invalidateQueries({ queryKey: keyOf(waitingEndpoints.ofProject) });
    return;
  }
  if (event.kind === 'tasks') {
    refreshTasks(queries, event);
    return;
  }
  if (event.kind === 'event') {
    const { list, get } = controlEventEndpoints;
    const id = event.event_id ?? '';
    for (const queryKey of [keyOf(list), keyOf(get, { params: { id } })]) {
      void queries.invalidateQueries({ queryKey });
    }
    return;
  }
  if (event.kind === 'application') {
    void queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => showsApplication(name) });
    return;
  }
  void queries.invalidateQueries({ queryKey: keyOf(notificationEndpoints.list) });
  void queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => staleBy(event, name) });
}

/** Resolves after so many milliseconds, or as soon as the network is back or the page is looked at. */
function wakeEarly(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      window.removeEventListener('online', wake);
      window.removeEventListener('focus', wake);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    window.addEventListener('online', wake);
    window.addEventListener('focus', wake);
    signal.addEventListener('abort', wake);
  });
}

/** The tasks of a project are read at most once in so long, however many are changed, ms. */
const TASKS_MS = 600;

/** So much later than the news of it the answer to a change of one's own may come, ms. */
const ANSWER_MS = 300;

/** Keeps notifications, and the pages of the projects and requests that they tell of, as they are on the server. */
export function useLiveNotifications(): void {
  const { session, language } = useServices();
  const queries = useQueryClient();
  const state = useSessionState();
  const person = state.kind === 'in' ? state.claims.uid : null;

  useEffect(() => {
    if (person === null) return;
    const deps = {
      session,
      locale: language.locale,
      transport: (address: string, init: RequestInit) => fetch(address, init),
      pause: wakeEarly,
      random: Math.random,
    };
    const tasks = paced((id) => refreshBy(queries, { kind: 'tasks', project_id: id }), TASKS_MS);
    const waiting = new Set<() => void>();
    function hearTasks(event: StreamEvent) {
      if (hasTasks(queries, event)) refreshBy(queries, event);
      else tasks.ask(event.project_id ?? '');
    }
    function hear(event: TabEvent) {
      if (event.kind !== 'tasks') return refreshBy(queries, event);
      if (!event.changed) return hearTasks(event);
      const forget = later(() => {
        waiting.delete(forget);
        hearTasks(event);
      }, ANSWER_MS);
      waiting.add(forget);
    }
    const stop = shareTabs((tell, how) => followNews(deps, tell, how), hear);
    const onFocus = () => refreshBy(queries, { kind: 'opened' });
    window.addEventListener('focus', onFocus);
    return () => {
      stop();
      tasks.stop();
      for (const forget of waiting) forget();
      window.removeEventListener('focus', onFocus);
    };
  }, [person, session, language, queries]);
}
