import type { CheckContext } from '@pv/gost';
import * as Y from 'yjs';
import { createListeners } from '../../../editor/document/listeners.ts';
import type { DocumentParts } from '../../../editor/document/replace-parts.ts';
import { type Clock, whenQuiet } from '../quiet/when-quiet.ts';
import type {
  CheckReply,
  CheckRequest,
  Mending,
  MendTarget,
  SentFinding,
  ShownFinding,
} from './protocol.ts';

const QUIET_MS = 400;
const LONGEST_MS = 3000;
/** So often a correction is worked out anew when the text changes meanwhile. */
const TRIES = 6;

/** The way to a worker. */
export interface WorkerPort {
  post(request: CheckRequest): void;
  /** Called once, before anything is posted. */
  listen(reply: (reply: CheckReply) => void, broken: () => void): void;
  close(): void;
}

export interface CheckState {
  /** `checking` until the text has been quiet and checked; the findings are those of the last check. */
  phase: 'checking' | 'ready' | 'failed';
  /** Null before the first check. */
  findings: readonly ShownFinding[] | null;
}

/**
 * What came of mending: how many findings, and how many were left since their sections are closed;
 * `changing` when somebody wrote all the time.
 */
export type MendOutcome = { fixed: number; closed: number } | 'changing' | 'failed';

/** Checks an open document again and again, away from the page. */
export interface Checker {
  state(): CheckState;
  subscribe(listener: () => void): () => void;
  /** Mends one finding, those of a rule, or all that a machine can mend, in one step of the history. */
  mend(target: MendTarget): Promise<MendOutcome>;
  /** Starts a new worker after a failure. */
  restart(): void;
  destroy(): void;
}

export interface CheckerDeps {
  doc: Y.Doc;
  context: CheckContext;
  openPort(): WorkerPort;
  /** Writes corrections into the document; gives the sections that it had to leave. */
  apply(parts: DocumentParts): ReadonlySet<string>;
  clock?: Clock;
}

type Settle = (mending: Mending | null) => void;

function requestFor(target: MendTarget, id: number): CheckRequest {
  if (target.kind === 'one') return { kind: 'fix', id, finding: target.finding };
  if (target.kind === 'signs') return { kind: 'fixAll', id, scope: 'signs' };
  return { kind: 'fixAll', id, scope: target.kind === 'rule' ? target.scope : null };
}

/**
 * The findings of a new check, those that were there before as the same objects: what is drawn of them need
 * not be drawn anew after every pause in the typing.
 */
function keepSame(
  before: readonly ShownFinding[] | null,
  sent: readonly SentFinding[],
): readonly ShownFinding[] {
  if (before?.length === sent.length && sent.every((one, at) => one === at)) return before;
  return sent.flatMap((one) => (typeof one === 'number' ? (before?.[one] ?? []) : one));
}

/** Begins to check a document and goes on after every change until destroyed. */
export function createChecker({ doc, context, openPort, apply, clock }: CheckerDeps): Checker {
  const changes = createListeners();
  const waiting = new Map<number, Settle>();
  let state: CheckState = { phase: 'checking', findings: null };
  let port: WorkerPort | null = null;
  let lastId = 0;
  let revision = 0;
  let underWay = false;
  let again = false;

  const become = (next: Partial<CheckState>) => {
    state = { ...state, ...next };
    changes.tell();
  };
  const check = () => {
    again = underWay;
    if (underWay || !port) return;
    underWay = true;
    lastId += 1;
    port.post({ kind: 'check', id: lastId });
  };
  const quiet = whenQuiet(check, { ms: QUIET_MS, longest: LONGEST_MS, ...(clock && { clock }) });

  const checked = (findings: SentFinding[]) => {
    underWay = false;
    become({
      findings: keepSame(state.findings, findings),
      phase: again ? 'checking' : 'ready',
    });
    if (again) check();
  };
  const settle = (id: number, mending: Mending | null) => {
    waiting.get(id)?.(mending);
    waiting.delete(id);
  };
  const fail = () => {
    for (const id of [...waiting.keys()]) settle(id, null);
    port?.close();
    port = null;
    underWay = false;
    become({ phase: 'failed' });
  };
  const receive = (reply: CheckReply) => {
    if (reply.kind === 'checked') checked(reply.findings);
    else if (reply.kind === 'mended') settle(reply.id, reply.mending);
    else if (waiting.has(reply.id)) settle(reply.id, null);
    else fail();
  };
  const restart = () => {
    port?.close();
    port = openPort();
    port.listen(receive, fail);
    port.post({ kind: 'open', state: Y.encodeStateAsUpdate(doc), context });
    become({ phase: 'checking' });
    check();
  };
  const ask = (target: MendTarget) =>
    new Promise<Mending | null>((resolve) => {
      if (!port) return resolve(null);
      lastId += 1;
      waiting.set(lastId, resolve);
      port.post(requestFor(target, lastId));
    });
  const follow = (update: Uint8Array) => {
    revision += 1;
    port?.post({ kind: 'update', update });
    if (!port) return;
    if (state.phase !== 'checking') become({ phase: 'checking' });
    quiet.stir();
  };

  doc.on('update', follow);
  restart();
  return {
    state: () => state,
    subscribe: changes.subscribe,
    restart,
    async mend(target) {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const asked = revision;
        const mending = await ask(target);
        if (!mending) return 'failed';
        if (!mending.parts) return { fixed: 0, closed: 0 };
        // what was worked out for an older text would undo what was typed since
        if (revision !== asked) continue;
        let left: ReadonlySet<string>;
        try {
          left = apply(mending.parts);
        } catch (error) {
          console.error(error);
          return 'failed';
        }
        quiet.flush();
        const closed = mending.fixed.filter((id) => left.has(id)).length;
        return { fixed: mending.fixed.length - closed, closed };
      }
      return 'changing';
    },
    destroy() {
      doc.off('update', follow);
      quiet.cancel();
      for (const id of [...waiting.keys()]) settle(id, null);
      port?.close();
      port = null;
    },
  };
}
