import type {
  ControlEventState,
  controlEventEndpoints,
  MarkRefusal,
  RequestOf,
  ResponseOf,
  TalkState,
} from '@pv/contract';
import { isApiError } from '../../../platform/api/api-error.ts';

type MarkEndpoint = typeof controlEventEndpoints.mark;

/** A mark, or with no criterion the comment of a work, with the moment at which it was typed. */
export type TypedMark = RequestOf<MarkEndpoint>['body']['marks'][number];

/** A mark that the server did not take, and why. */
export interface RefusedMark {
  mark: TypedMark;
  code: MarkRefusal;
}

interface UnsentDeps {
  /** Where marks are kept until the server has them; they outlive the page. */
  storage: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;
  /** Before each of their names there. */
  prefix: string;
  send: (marks: TypedMark[]) => Promise<ResponseOf<MarkEndpoint>>;
  /** Told what the server has taken, so that the page shows it as its own. */
  onTaken: (marks: readonly TypedMark[]) => void;
  /** By the clock of the server, so that marks of two devices can be told apart by it. */
  now: () => number;
  /** Calls back after so many ms; gives how to take it back. */
  later: (run: () => void, ms: number) => () => void;
}

/** What is told of them. */
export interface UnsentState {
  status: 'saving' | 'saved' | 'offline' | 'failed' | null;
  unsent: readonly TypedMark[];
  refused: readonly RefusedMark[];
  /** Why nothing is taken at all. */
  failure: unknown;
}

/** As many as one call takes. */
const AT_ONCE = 200;
/** Taps that follow each other go in one call, ms. */
const GATHER_MS = 300;
const LONGEST_PAUSE = 20_000;

const OVER: ReadonlySet<ControlEventState> = new Set(['finished', 'published', 'cancelled']);
const HEARD: ReadonlySet<TalkState> = new Set(['closed', 'absent']);

/** Whether the server may take the same at another time: it was silent, broken or busy. */
const passes = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500;

const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE, 1000 * 2 ** Math.min(failures, 10));

/**
 * Marks on their way to the server. Each is kept on this device from the tap until the server has it, so that
 * neither a lost connection nor a reload loses one; of two for the same criterion the last one counts. One whose
 * answer was lost is sent again as it was: the server takes it once by the moment it was typed at. What a closed
 * work has refused waits here until the work is open again or the event is over.
 */
export function createUnsentMarks(deps: UnsentDeps) {
  const { storage, prefix } = deps;
  const keyOf = ({ work_id, criterion_id }: TypedMark) =>
    `${prefix}${work_id}.${criterion_id ?? 'comment'}`;
  const attempt = (run: () => void) => {
    try {
      run();
    } catch {
      // a full or forbidden storage: the page itself still holds the marks
    }
  };

  function readKept(): [string, TypedMark][] {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    return keys
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        try {
          return [[key, JSON.parse(storage.getItem(key) ?? '') as TypedMark]];
        } catch {
          return [];
        }
      });
  }

  const held = new Map<string, TypedMark>(readKept());
  /** Refused by closed works. */
  const shut = new Map<string, TypedMark>();
  const listeners = new Set<() => void>();
  let state: UnsentState = {
    status: null,
    unsent: [...held.values()],
    refused: [],
    failure: null,
  };
  let sending: Promise<void> | null = null;
  let stopped = false;
  let failures = 0;
  let atOnce = AT_ONCE;
  let last = 0;
  let cancel = () => {};

  function set(change: Partial<UnsentState>) {
    state = { ...state, ...change, unsent: [...held.values()] };
    for (const listener of listeners) listener();
  }
  function wait(ms: number) {
    cancel();
    cancel = deps.later(() => void flush(), ms);
  }
  /** Forgets what is kept of a mark; what another tab has kept since stays. */
  function forget(key: string, { typed_at }: TypedMark) {
    attempt(() => {
      const kept = JSON.parse(storage.getItem(key) ?? 'null') as TypedMark | null;
      if (kept?.typed_at === typed_at) storage.removeItem(key);
    });
  }
  /** What was sent is with the server or refused, unless something else was typed since. */
  function settle(batch: readonly TypedMark[], refused: readonly RefusedMark[]) {
    const turned = new Map(refused.map(({ mark, code }) => [mark, code]));
    for (const mark of batch) {
      const key = keyOf(mark);
      if (held.get(key)?.typed_at !== mark.typed_at) continue;
      held.delete(key);
      if (turned.get(mark) === 'work_closed') shut.set(key, mark);
      else forget(key, mark);
    }
    deps.onTaken(batch.filter((mark) => !turned.has(mark)));
    failures = 0;
    if (held.size === 0) atOnce = AT_ONCE;
    set({
      status: held.size > 0 ? 'saving' : 'saved',
      refused: [...state.refused, ...refused],
      failure: null,
    });
    if (held.size > 0) wait(0);
  }

  async function sendSome(): Promise<void> {
    const batch = [...held.values()].slice(0, atOnce);
    if (failures === 0) set({ status: 'saving' });
    try {
      const answer = await deps.send(batch);
      const refused = answer.refused.flatMap(({ at, code }) => {
        const mark = batch[at];
        return mark ? [{ mark, code }] : [];
      });
      settle(batch, refused);
    } catch (error) {
      // a mark that cannot even be read keeps no other from the server: they go one by one
      if (isApiError(error, 'validation_failed')) {
        atOnce = 1;
        const unread = batch.length > 1 ? [] : batch;
        settle(
          unread,
          unread.map((mark) => ({ mark, code: 'unknown' })),
        );
        return;
      }
      failures += 1;
      if (passes(error)) {
        set({ status: 'offline' });
        wait(pauseAfter(failures));
      } else set({ status: 'failed', failure: error });
    }
  }

  /** Sends what waits, such as when the connection is back. */
  function flush(): Promise<void> {
    cancel();
    if (stopped || held.size === 0) return sending ?? Promise.resolve();
    sending ??= sendSome().finally(() => {
      sending = null;
    });
    return sending;
  }

  /** The event is over: what is here is taken never more. */
  function giveUp() {
    const left = [...held, ...shut];
    if (left.length === 0) return;
    cancel();
    held.clear();
    shut.clear();
    for (const [key, mark] of left) forget(key, mark);
    const marks = new Set(left.map(([, mark]) => mark));
    set({
      status: null,
      refused: [
        ...state.refused.filter(({ mark }) => !marks.has(mark)),
        ...[...marks].map((mark) => ({ mark, code: 'work_closed' as const })),
      ],
    });
  }

  return {
    put(mark: Omit<TypedMark, 'typed_at'>) {
      // two of one moment would be equally late
      last = Math.max(deps.now(), last + 1);
      const typed = { ...mark, typed_at: new Date(last).toISOString() };
      const key = keyOf(typed);
      held.set(key, typed);
      shut.delete(key);
      attempt(() => storage.setItem(key, JSON.stringify(typed)));
      const others = state.refused.filter((one) => keyOf(one.mark) !== key);
      set({
        status: failures > 0 && state.status === 'offline' ? 'offline' : 'saving',
        refused: others,
      });
      if (state.status !== 'offline') wait(GATHER_MS);
    },
    flush,
    /** Sends everything; false where something stays on this device. */
    async sendAll(): Promise<boolean> {
      do await flush();
      while (held.size > 0 && !stopped && state.status === 'saving');
      return held.size === 0;
    },
    /** Told the event as it was read last: marks for a work that is open again go. */
    follow(event: {
      state: ControlEventState;
      works: readonly { id: string; state: TalkState }[];
    }) {
      if (OVER.has(event.state)) return giveUp();
      const open = event.works.filter((work) => !HEARD.has(work.state)).map(({ id }) => id);
      const back = [...shut].filter(([, { work_id }]) => open.includes(work_id));
      if (back.length === 0) return;
      for (const [key, mark] of back) {
        shut.delete(key);
        held.set(key, mark);
      }
      const marks = new Set(back.map(([, mark]) => mark));
      set({ status: 'saving', refused: state.refused.filter(({ mark }) => !marks.has(mark)) });
      void flush();
    },
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sends what waits at once: nothing will come back to it later. */
    stop() {
      void flush();
      stopped = true;
      cancel();
    },
    start() {
      stopped = false;
      void flush();
    },
  };
}
