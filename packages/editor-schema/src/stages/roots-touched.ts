import * as Y from 'yjs';

/** What of a document an update changes. */
export interface Touched {
  /** Ids of sections whose text or head it changes, makes or removes. */
  sections: Set<string>;
  /** Stages that it gives to sections. */
  stages: Set<string>;
  /** It builds on something that is not there: what it changes cannot be told before that comes. */
  unknown: boolean;
}

/** Where something stands: the name of a root type and, below the root, the key of its first step. */
interface Spot {
  root: string;
  key: string | null;
}

const FRAGMENT = 'section:';
const HEADS = 'sections';

/** The struct of a client's list that holds this clock; null where there is none. */
function at<S extends { id: Y.ID; length: number }>(
  structs: readonly S[],
  clock: number,
): S | null {
  let [from, to] = [0, structs.length - 1];
  while (from <= to) {
    const middle = (from + to) >> 1;
    const struct = structs[middle];
    if (!struct) return null;
    if (clock < struct.id.clock) to = middle - 1;
    else if (clock >= struct.id.clock + struct.length) from = middle + 1;
    else return struct;
  }
  return null;
}

function nameOfRoot(doc: Y.Doc, type: Y.AbstractType<unknown>): string | null {
  for (const [name, root] of doc.share) if (root === type) return name;
  return null;
}

/** Where an item of the document itself stands. */
function spotInDoc(doc: Y.Doc, item: Y.Item): Spot | null {
  for (let up = item; ; ) {
    const { parent } = up;
    if (!(parent instanceof Y.AbstractType)) return null;
    const above = parent._item;
    if (above) {
      up = above;
      continue;
    }
    const root = nameOfRoot(doc, parent as Y.AbstractType<unknown>);
    return root === null ? null : { root, key: up.parentSub };
  }
}

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number];
/** `gone` where it changes nothing any more, null where what it stands in is not there. */
type Found = Spot | 'gone' | null;

/** Where a struct stands, or the one of the update that stands in the same place. */
type Step = { found: Found } | { as: Struct };

/** Finds where the structs of an update will stand in the document. */
function locator(doc: Y.Doc, structs: readonly Struct[]): (struct: Struct) => Found {
  const fresh = Map.groupBy(structs, ({ id }) => id.client);
  const found = new Map<Struct, Found>();

  function byId(id: Y.ID): Step {
    const known = at(doc.store.clients.get(id.client) ?? [], id.clock);
    if (known instanceof Y.Item) return { found: spotInDoc(doc, known) ?? 'gone' };
    if (known) return { found: 'gone' };
    const own = at(fresh.get(id.client) ?? [], id.clock);
    return own ? { as: own } : { found: null };
  }
  /** A new item names its parent, or stands where the one beside it does. */
  function step(struct: Struct): Step {
    if (!(struct instanceof Y.Item)) return { found: struct instanceof Y.GC ? 'gone' : null };
    const parent: unknown = struct.parent;
    if (typeof parent === 'string') return { found: { root: parent, key: struct.parentSub } };
    if (parent instanceof Y.ID) return byId(parent);
    const beside = struct.origin ?? struct.rightOrigin;
    return beside ? byId(beside) : { found: null };
  }
  return (struct) => {
    const way: Struct[] = [];
    let spot: Found = null;
    for (let here: Struct | null = struct; here; ) {
      const before = found.get(here);
      if (before !== undefined) {
        spot = before;
        break;
      }
      // one that names itself, by whatever way, stands nowhere
      found.set(here, null);
      way.push(here);
      const next: Step = step(here);
      if ('found' in next) spot = next.found;
      here = 'as' in next ? next.as : null;
    }
    for (const one of way) found.set(one, spot);
    return spot;
  };
}

function touch(touched: Touched, { root, key }: Spot): void {
  if (root.startsWith(FRAGMENT)) touched.sections.add(root.slice(FRAGMENT.length));
  else if (root === HEADS && key !== null) touched.sections.add(key);
}

function noteStage(touched: Touched, { content, parentSub }: Y.Item): void {
  // one that takes the place of another leaves its key to that one
  if (parentSub !== 'stage' && parentSub !== null) return;
  if (content instanceof Y.ContentAny || content instanceof Y.ContentJSON) {
    for (const value of content.arr) if (typeof value === 'string') touched.stages.add(value);
    return;
  }
  const isHead = parentSub === null && content instanceof Y.ContentType;
  // a map gives what other content holds as well
  if (!isHead && !(content instanceof Y.ContentDeleted)) touched.unknown = true;
}

/** Notes what is new; gives up to where each client's items are then known. */
function touchWritten(
  doc: Y.Doc,
  structs: readonly Struct[],
  touched: Touched,
): (client: number) => number {
  const locate = locator(doc, structs);
  const ends = new Map<number, number>();
  const known = (client: number) => ends.get(client) ?? Y.getState(doc.store, client);
  for (const struct of structs) {
    const { client, clock } = struct.id;
    if (struct instanceof Y.Skip || clock > known(client)) touched.unknown = true;
    if (clock + struct.length <= known(client)) continue;
    ends.set(client, clock + struct.length);
    const spot = locate(struct);
    if (spot === null) touched.unknown = true;
    if (spot === null || spot === 'gone') continue;
    touch(touched, spot);
    if (spot.root === HEADS && struct instanceof Y.Item) noteStage(touched, struct);
  }
  return known;
}

/** Notes where something of the document is deleted that was not yet. */
function touchDeleted(
  doc: Y.Doc,
  { client, clock, len }: Y.ID & { len: number },
  touched: Touched,
) {
  const structs = doc.store.clients.get(client) ?? [];
  for (let now = clock; now < clock + len; ) {
    const struct = at(structs, now);
    if (!struct) return;
    now = struct.id.clock + struct.length;
    const spot = struct instanceof Y.Item && !struct.deleted && spotInDoc(doc, struct);
    if (spot) touch(touched, spot);
  }
}

/**
 * Tells which sections a Yjs update would change, without taking it. What the document has already, and
 * what is deleted there already, is no change.
 */
export function rootsTouched(doc: Y.Doc, update: Uint8Array): Touched {
  const { structs, ds } = Y.decodeUpdate(update);
  const touched: Touched = { sections: new Set(), stages: new Set(), unknown: false };
  const known = touchWritten(doc, structs, touched);
  for (const [client, ranges] of ds.clients) {
    for (const { clock, len } of ranges) {
      if (clock + len > known(client)) touched.unknown = true;
      touchDeleted(doc, { client, clock, len }, touched);
    }
  }
  return touched;
}
