import {
  citedSources,
  type DocumentSettings,
  type DocumentSnapshot,
  keptSnapshots,
  type NodeJson,
  plainSnapshot,
  realPath,
  type SectionJson,
} from '@pv/editor-schema';
import {
  type CheckContext,
  checkDocument,
  type Finding,
  fixAll,
  fixFinding,
  type Numbering,
  numberDocument,
  quoteOf,
  referenceLabel,
  suppressionOf,
} from '@pv/gost';
import * as Y from 'yjs';
import type { DocumentParts } from '../../../editor/document/replace-parts.ts';
import { citationText } from '../../../editor/text/paint.ts';
import { isWithin } from './group-findings.ts';
import type { CheckReply, CheckRequest, Excerpt, SentFinding } from './protocol.ts';

const FIELDS = ['kind', 'title', 'content'] as const;

/**
 * What differs between two editions of a document, null when nothing does. Values are compared by
 * identity: corrections share whatever they do not touch.
 */
export function changedParts(
  before: DocumentSnapshot,
  after: DocumentSnapshot,
): DocumentParts | null {
  if (before === after) return null;
  const known = new Map(before.sections.map((section) => [section.id, section]));
  const sections = new Map<string, Partial<Omit<SectionJson, 'id'>>>();
  for (const section of after.sections) {
    const change = changedFields(known.get(section.id), section);
    if (Object.keys(change).length > 0) sections.set(section.id, change);
  }
  const ids = after.sections.map(({ id }) => id);
  const sameOrder = ids.join('\n') === before.sections.map(({ id }) => id).join('\n');
  const sources = after.sources.filter((source) => !before.sources.includes(source));
  return {
    sections,
    order: sameOrder ? null : ids,
    sources,
    settings: changedSettings(before.settings, after.settings),
  };
}

function changedFields(
  before: SectionJson | undefined,
  { id: _id, ...after }: SectionJson,
): Partial<Omit<SectionJson, 'id'>> {
  if (!before) return after;
  const changed = FIELDS.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

function changedSettings(
  before: DocumentSettings,
  after: DocumentSettings,
): Partial<DocumentSettings> {
  const keys = Object.keys(after) as (keyof DocumentSettings)[];
  const changed = keys.filter((key) => before[key] !== after[key]);
  return Object.fromEntries(changed.map((key) => [key, after[key]]));
}

const BEFORE = 36;
const AFTER = 72;
/** Of a place without a range, so much is shown. */
const WHOLE = 110;
const ATOM = '…';

/**
 * The words around a finding. An atom of the text counts as one character in ranges; references and
 * citations are shown by their labels, other atoms as an ellipsis. A finding about a whole block shows
 * the beginning of the block, one about a section nothing.
 */
export function excerptOf(
  snapshot: DocumentSnapshot,
  finding: Finding,
  numbering: Numbering,
): Excerpt {
  const line = lineOf(snapshot, finding, numbering);
  const range = finding.place.range;
  // the name of the section stands beside every finding anyway
  if (!range && finding.subject.kind === 'title') return { before: '', marked: '', after: '' };
  if (!range) return { before: '', marked: '', after: clipEnd(shownIn(line).trim(), WHOLE) };
  const [from, to] = range;
  return {
    before: clipStart(shownIn(line, 0, from), BEFORE),
    marked: clipEnd(shownIn(line, from, to), WHOLE),
    after: clipEnd(shownIn(line, to), AFTER),
  };
}

/** What a text shows, and how many characters of it ranges count: of an atom one, whatever it shows. */
interface Shown {
  text: string;
  size: number;
}

const asTyped = (text: string): Shown => ({ text, size: text.length });

function shownIn(line: readonly Shown[], from = 0, to = Number.POSITIVE_INFINITY): string {
  let at = 0;
  let words = '';
  for (const { text, size } of line) {
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, size)];
    if (start < end) words += size === text.length ? text.slice(start, end) : text;
    at += size;
  }
  return words;
}

/** The line of text that a finding is about. */
function lineOf(
  snapshot: DocumentSnapshot,
  { subject, place }: Finding,
  numbering: Numbering,
): readonly Shown[] {
  const section = snapshot.sections.find(({ id }) => id === place.sectionId);
  switch (subject.kind) {
    case 'document':
      return [];
    case 'keywords':
      return [asTyped(snapshot.settings.keywords.join(', '))];
    case 'source':
      return [asTyped(snapshot.sources.find(({ id }) => id === subject.id)?.raw ?? '')];
    case 'title':
      return [asTyped(section?.title ?? '')];
    case 'text':
      return section ? lineAt(section.content, place.path, numbering) : [];
  }
}

function lineAt(content: NodeJson, path: readonly number[], numbering: Numbering): Shown[] {
  let node: NodeJson | undefined = content;
  for (const index of path) node = node?.content?.[index];
  if (!node) return [];
  if (node.type === 'formula') return [asTyped(String(node.attrs?.tex ?? ''))];
  for (const line of linesOf(node, numbering)) if (shownIn(line).trim() !== '') return line;
  return [];
}

/** The lines inside a node, in order: of an object the caption comes first. */
function* linesOf(node: NodeJson, numbering: Numbering): Generator<Shown[]> {
  const children = node.content ?? [];
  const inline = children.some(({ type }) => type === 'text' || type in ATOMS);
  if (inline) yield children.map((child) => shownOf(child, numbering));
  else for (const child of children) yield* linesOf(child, numbering);
}

const ATOMS: Readonly<Record<string, (node: NodeJson, numbering: Numbering) => string>> = {
  hardBreak: () => ' ',
  formulaInline: () => ATOM,
  footnote: () => ATOM,
  crossReference(node, { byId }) {
    const item = byId.get(String(node.attrs?.target ?? ''));
    return (item && referenceLabel(item)) || ATOM;
  },
  citation: (node, numbering) => citationText(citedSources(node), numbering) || ATOM,
};

function shownOf(node: NodeJson, numbering: Numbering): Shown {
  if (node.type === 'text') return asTyped(node.text ?? '');
  return { text: ATOMS[node.type]?.(node, numbering) ?? ATOM, size: 1 };
}

function clipStart(text: string, length: number): string {
  if (text.length <= length) return text;
  const tail = text.slice(-length);
  const space = tail.indexOf(' ');
  return ATOM + (space >= 0 && space < length / 2 ? tail.slice(space + 1) : tail);
}

function clipEnd(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = text.slice(0, length);
  const space = head.lastIndexOf(' ');
  return (space > length / 2 ? head.slice(0, space) : head) + ATOM;
}

/** A text with suggestions as it is checked: without them, and with the way back to its places. */
interface Checked {
  snapshot: DocumentSnapshot;
  /** The real text of sections with suggestions. */
  suggested: ReadonlyMap<string, NodeJson>;
}

function withoutSuggested(real: DocumentSnapshot): Checked {
  const snapshot = plainSnapshot(real);
  const suggested = real.sections.filter((section, at) => section !== snapshot.sections[at]);
  return {
    snapshot,
    suggested: new Map(suggested.map(({ id, content }) => [id, content])),
  };
}

/**
 * A finding where it stands in the real text. Beside suggestions nothing is mended by itself: they are
 * decided about first.
 */
function inRealText(finding: Finding, { suggested }: Checked): Finding {
  const { sectionId, path } = finding.place;
  const content = suggested.get(sectionId);
  if (!content || path.length === 0) return finding;
  const place = { sectionId, path: realPath(content, path) };
  return { ...finding, place, fixable: false };
}

type Numbered = Extract<CheckRequest, { id: number }>;
type Answer<K extends Numbered['kind']> = (
  checked: Checked,
  request: Extract<Numbered, { kind: K }>,
  context: CheckContext,
) => CheckReply;

const ANSWERS: { [K in Numbered['kind']]: Answer<K> } = {
  check: (checked, { id }, context) => {
    const { snapshot } = checked;
    const numbering = numberDocument(snapshot);
    const findings = checkDocument(snapshot, context).map((finding) => {
      const hidden = suppressionOf(snapshot, finding);
      const excerpt = excerptOf(snapshot, finding, numbering);
      const shown = inRealText(finding, checked);
      return {
        finding: shown,
        excerpt,
        quote: quoteOf(snapshot, finding),
        ...(hidden && { hidden }),
      };
    });
    return { kind: 'checked', id, findings };
  },
  fix: ({ snapshot, suggested }, { id, finding }, context) => {
    if (suggested.has(finding.place.sectionId) && finding.place.path.length > 0) {
      return { kind: 'mended', id, mending: { parts: null, fixed: [] } };
    }
    const after = fixFinding(snapshot, finding, context);
    const parts = after && changedParts(snapshot, after);
    return {
      kind: 'mended',
      id,
      mending: { parts, fixed: parts ? [finding.place.sectionId] : [] },
    };
  },
  fixAll: ({ snapshot, suggested }, { id, scope }, context) => {
    const mine = (one: Finding) =>
      isWithin(one, scope) && !suggested.has(one.place.sectionId) && !suppressionOf(snapshot, one);
    const { snapshot: after, fixed } = fixAll(snapshot, context, mine);
    const mending = {
      parts: changedParts(snapshot, after),
      fixed: fixed.map(({ place }) => place.sectionId),
    };
    return { kind: 'mended', id, mending };
  },
};

/**
 * The worker's side of the check: keeps a mirror of the document by its updates, so that the page never
 * has to read the whole text, and answers questions about it.
 */
export function answerRequests(
  reply: (reply: CheckReply) => void,
): (request: CheckRequest) => void {
  const doc = new Y.Doc();
  const read = keptSnapshots(doc);
  const sinceLast = findingsSinceLast();
  let context: CheckContext = {};
  return (request) => {
    if (request.kind === 'open') {
      context = request.context;
      Y.applyUpdate(doc, request.state);
    } else if (request.kind === 'update') {
      Y.applyUpdate(doc, request.update);
    } else {
      const made = answer(read, request, context);
      reply(made.kind === 'checked' ? { ...made, findings: sinceLast(made.findings) } : made);
    }
  };
}

/** Puts in the place of findings that the answer before had where they stood in it. */
function findingsSinceLast(): (findings: readonly SentFinding[]) => SentFinding[] {
  let last = new Map<string, number>();
  return (findings) => {
    const keys = findings.map((finding) => JSON.stringify(finding));
    const sent = findings.map((finding, at) => last.get(keys[at] ?? '') ?? finding);
    last = new Map(keys.map((key, at) => [key, at]));
    return sent;
  };
}

function answer<K extends Numbered['kind']>(
  read: () => DocumentSnapshot,
  request: Extract<Numbered, { kind: K }>,
  context: CheckContext,
): CheckReply {
  const respond = ANSWERS[request.kind] as Answer<K>;
  try {
    return respond(withoutSuggested(read()), request, context);
  } catch (error) {
    console.error(error);
    return { kind: 'failed', id: request.id };
  }
}
