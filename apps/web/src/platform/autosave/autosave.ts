import type { SaveStatus } from '../../ui/SaveState.tsx';
import type {
  AutosaveDeps,
  AutosaveState,
  Conflict,
  Joined,
  KeptChanges,
  SaveOutcome,
} from './types.ts';

/** Typing rests this long before it is sent, ms. */
const REST = 700;
/** Pause before trying again when the server did not answer, ms. */
const RETRY = 5000;
/** So many values of a field are remembered that were sent and never answered. */
const REMEMBERED = 20;
/** Requests in a row by which everything typed is sent, before it is given up for now. */
const SETTLING = 3;

export type Autosave<F> = ReturnType<typeof createAutosave<F>>;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A field that is one whole: the person chooses unless one side left it alone, or both wrote the same. */
function asOne<V>({ base, mine, theirs }: { base: V; mine: V; theirs: V }): Joined<V> {
  if (same(mine, base)) return { value: theirs, base: theirs };
  const decided = same(theirs, base) || same(mine, theirs);
  return { value: mine, base: decided ? theirs : base };
}

/**
 * Saves a form field by field as it is typed. One request is under way at a time and carries everything
 * changed since the last one; nothing typed is dropped by a silent network or by a newer version.
 */
export function createAutosave<F>(deps: AutosaveDeps<F>) {
  type Field = keyof F & string;
  let state: AutosaveState<F> = { values: deps.fields, status: {}, errors: {}, conflict: null };
  let { fields: base, version } = deps;
  let waiting = new Set<Field>();
  let conflicts: Conflict<F>[] = [];
  /** Typed, and not taken by the server or the check: sent again only when asked. */
  const refused = new Set<Field>();
  /** The request that is under way, and what it carries. */
  let current: Promise<void> | null = null;
  let sending: Partial<F> = {};
  /** Values that were sent and never answered, by field: the server may have any of them. */
  const unanswered = new Map<Field, F[Field][]>();
  let cancelTimer = () => {};
  let stopped = false;
  /** What is not saved is kept on this device, where the next visit finds it. */
  let onDevice = false;
  const listeners = new Set<() => void>();

  /** What a field was like before both sides changed it. */
  const baseOf = <K extends Field>(field: K, asked: Conflict<F> | undefined): F[K] =>
    asked ? (asked.base as F[K]) : base[field];

  /** Whether the form itself refuses what stands in a field: that has to be mended before it is sent. */
  const isWrong = (field: Field) => deps.check(field, state.values[field], state.values) !== null;

  function keep() {
    if (stopped) return;
    const left = Object.keys(state.status).filter((field) => state.status[field] !== 'saved');
    const kept: KeptChanges<F> = {};
    for (const field of left as Field[]) {
      const sent = sending[field];
      // what is asked about is asked about at the next visit too
      const before = baseOf(
        field,
        conflicts.find((conflict) => conflict.field === field),
      );
      const from = [before, ...(unanswered.get(field) ?? [])];
      if (sent !== undefined) from.push(sent);
      kept[field] = { value: state.values[field], from };
    }
    onDevice = deps.keep?.(left.length > 0 ? kept : null) ?? false;
  }

  function become(change: Partial<AutosaveState<F>>) {
    state = { ...state, ...change };
    keep();
    for (const listener of [...listeners]) listener();
  }

  function mark(fields: Iterable<Field>, status: SaveStatus) {
    const marks = Object.fromEntries([...fields].map((field) => [field, status]));
    become({ status: { ...state.status, ...marks } });
  }

  function schedule(ms: number) {
    cancelTimer();
    if (!stopped) cancelTimer = deps.later(() => void flush(), ms);
  }

  function pick(fields: Iterable<Field>): Partial<F> {
    const changes: Partial<F> = {};
    for (const field of fields) changes[field] = state.values[field];
    return changes;
  }

  /**
   * Takes what the server has now. What was typed stays, also where it was not taken before; fields that
   * both sides changed are left to the person.
   */
  function merge(sent: ReadonlySet<Field>, theirs: F) {
    const values = { ...state.values };
    const asked = new Map(conflicts.map((conflict) => [conflict.field, conflict]));
    conflicts = [];
    for (const field of Object.keys(state.values as object) as Field[]) {
      const typed = sent.has(field) || waiting.has(field) || asked.has(field);
      const own = [base[field], ...(unanswered.get(field) ?? [])];
      const unchanged = !asked.has(field) && own.some((value) => same(theirs[field], value));
      if (!typed && !refused.has(field)) {
        values[field] = theirs[field];
        continue;
      }
      if (!unchanged && contested(field, baseOf(field, asked.get(field)), theirs, values)) continue;
      if (typed) waiting.add(field);
    }
    for (const { field } of conflicts) {
      waiting.delete(field);
      refused.delete(field);
    }
    base = theirs;
    unanswered.clear();
    become({ values, conflict: conflicts[0] ?? null });
  }

  /** Joins a field that both sides have changed since `from`; true where the person has to choose. */
  function contested<K extends Field>(field: K, from: F[K], theirs: F, values: F): boolean {
    const sides = { base: from, mine: values[field], theirs: theirs[field] };
    const joined = deps.join?.(field, sides) ?? asOne(sides);
    values[field] = joined.value;
    if (same(joined.base, sides.theirs)) return false;
    conflicts.push({ field, base: joined.base, theirs: sides.theirs });
    return true;
  }

  function saved(sent: ReadonlySet<Field>, changes: Partial<F>) {
    version += 1;
    base = { ...base, ...changes };
    for (const field of sent) unanswered.delete(field);
    mark(
      [...sent].filter((field) => !waiting.has(field)),
      'saved',
    );
  }

  function retryLater(sent: ReadonlySet<Field>, changes: Partial<F>) {
    for (const field of sent) {
      waiting.add(field);
      const others = (unanswered.get(field) ?? []).filter((one) => !same(one, changes[field]));
      unanswered.set(field, [...others, changes[field] as F[Field]].slice(-REMEMBERED));
    }
    mark(sent, 'offline');
    schedule(RETRY);
  }

  function finish(outcome: SaveOutcome<F>, sent: ReadonlySet<Field>, changes: Partial<F>) {
    switch (outcome.kind) {
      case 'saved':
        return saved(sent, changes);
      case 'stale':
        version = outcome.version;
        merge(sent, outcome.fields);
        return schedule(0);
      case 'wrong':
        become({ errors: { ...state.errors, ...outcome.errors } });
        return refuseWrong(sent, outcome.errors);
      case 'unreachable':
        return retryLater(sent, changes);
      case 'failed':
        return refuse(sent);
    }
  }

  /** Only the fields that are wrong are stuck; the others of the same request are sent again. */
  function refuseWrong(sent: ReadonlySet<Field>, errors: Readonly<Record<string, string>>) {
    const wrong = [...sent].filter((field) => errors[field] !== undefined);
    if (wrong.length === 0) return refuse(sent);
    refuse(wrong);
    for (const field of sent) if (!wrong.includes(field)) waiting.add(field);
  }

  /** What was typed stays in the fields, unsaved; a field typed into meanwhile waits for its own turn. */
  function refuse(fields: Iterable<Field>) {
    const stuck = [...fields].filter((field) => !waiting.has(field));
    for (const field of stuck) refused.add(field);
    mark(stuck, 'failed');
  }

  async function send(): Promise<void> {
    const sent: ReadonlySet<Field> = waiting;
    const changes = pick(sent);
    waiting = new Set();
    sending = changes;
    mark(sent, 'saving');
    // whatever went wrong, saving goes on
    const outcome = await deps.save(changes, version).catch((error): SaveOutcome<F> => {
      console.error(error);
      return { kind: 'unreachable' };
    });
    current = null;
    sending = {};
    finish(outcome, sent, changes);
    if (waiting.size > 0 && outcome.kind !== 'unreachable') schedule(0);
  }

  async function flush(): Promise<void> {
    cancelTimer();
    if (stopped || current || waiting.size === 0) return;
    current = send();
    await current;
  }

  const unsaved = () =>
    !stopped && (current !== null || waiting.size > 0 || refused.size > 0 || conflicts.length > 0);

  const form = {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Takes a typed value; it is sent when typing rests, or by `flush`. */
    edit<K extends Field>(field: K, value: F[K]) {
      const values = { ...state.values, [field]: value };
      const error = deps.check(field, value, values);
      become({
        values,
        errors: { ...state.errors, [field]: error ?? undefined },
      });
      // it is sent when the question about it is answered
      if (conflicts.some((conflict) => conflict.field === field)) return;
      if (error) {
        waiting.delete(field);
        refused.add(field);
        mark([field], 'failed');
      } else {
        refused.delete(field);
        waiting.add(field);
        mark([field], 'saving');
        schedule(REST);
      }
    },
    /** Sends at once what waits: a field was left, the network is back. */
    flush,
    /** Answers the conflict that is shown. */
    resolve(choice: 'mine' | 'theirs') {
      const [conflict, ...rest] = conflicts;
      if (!conflict) return;
      conflicts = rest;
      const { field, theirs } = conflict;
      if (choice === 'mine' || !same(theirs, base[field])) waiting.add(field);
      else mark([field], 'saved');
      const values = choice === 'mine' ? state.values : { ...state.values, [field]: theirs };
      become({ values, conflict: rest[0] ?? null });
      schedule(0);
    },
    /**
     * Answers a part of the conflict that is shown: what stands in the field now, and what is left to
     * decide. With nothing left it is answered.
     */
    decide(value: F[keyof F & string], left: F[keyof F & string]) {
      const [conflict, ...rest] = conflicts;
      if (!conflict) return;
      const { field, theirs } = conflict;
      const answered = same(left, theirs);
      conflicts = answered ? rest : [{ ...conflict, base: left }, ...rest];
      if (answered && same(value, base[field])) mark([field], 'saved');
      else if (answered) waiting.add(field);
      become({ values: { ...state.values, [field]: value }, conflict: conflicts[0] ?? null });
      if (answered) schedule(0);
    },
    /** Sends what was not taken once more, as it stands now; a wrong value is still not sent. */
    again(): Promise<void> {
      for (const field of [...refused]) {
        if (isWrong(field)) continue;
        refused.delete(field);
        waiting.add(field);
        become({ errors: { ...state.errors, [field]: undefined } });
      }
      return flush();
    },
    /** Sends everything that waits, and tells whether all that was typed is on the server now. */
    async settle(): Promise<boolean> {
      for (let tries = 0; tries < SETTLING && unsaved() && (current || waiting.size > 0); tries++) {
        await (current ?? flush());
      }
      return !unsaved();
    },
    /** Takes what the server was read to have now, unless it is older or something typed is under way. */
    take(fields: F, newest: number) {
      if (newest <= version || unsaved()) return;
      version = newest;
      base = fields;
      become({ values: fields });
    },
    /** Whether something typed is not on the server yet. */
    unsaved,
    isWrong,
    /**
     * Whether something typed may be lost with the tab: it is on its way, or it was not taken and the device
     * does not keep it either.
     */
    atRisk: () => !stopped && (current !== null || waiting.size > 0 || (unsaved() && !onDevice)),
    /** What the form is about is gone: nothing is sent or kept any more. */
    stop() {
      stopped = true;
      cancelTimer();
    },
  };
  for (const field of Object.keys(deps.kept ?? {}) as Field[]) {
    const kept = deps.kept?.[field];
    const theirs = state.values[field];
    if (kept === undefined || same(kept.value, theirs)) continue;
    const known = kept.from.some((value) => same(value, theirs));
    const values = { ...state.values, [field]: kept.value };
    const asked = !known && contested(field, kept.from[0] ?? theirs, deps.fields, values);
    form.edit(field, values[field]);
    if (asked) mark([field], 'saving');
  }
  if (conflicts.length > 0) become({ conflict: conflicts[0] ?? null });
  // what the server has by now is kept no longer, or the next change of another person would be asked about
  if (deps.kept) keep();
  return form;
}
