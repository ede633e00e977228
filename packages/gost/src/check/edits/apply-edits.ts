import {
  type DocumentSnapshot,
  emptyContent,
  type NodeJson,
  type SectionJson,
  type SectionKind,
  textAttribute,
} from '@pv/editor-schema';
import { resolveProfile } from '../../model/profiles.ts';
import type { BlockAddress, Edit, EditOf } from './edit.ts';

/** Puts the sections into the order of `ids`; sections not named stay at the end in their order. */
function orderSections(snapshot: DocumentSnapshot, ids: readonly string[]): DocumentSnapshot {
  const rank = new Map(ids.map((id, index) => [id, index]));
  const rankOf = (section: SectionJson): number => rank.get(section.id) ?? ids.length;
  return { ...snapshot, sections: [...snapshot.sections].sort((a, b) => rankOf(a) - rankOf(b)) };
}

/** Adds an empty section of a kind before the first one that must follow it. */
function addSection(snapshot: DocumentSnapshot, kind: SectionKind): DocumentSnapshot {
  const { order } = resolveProfile(snapshot.settings);
  const rank = order.indexOf(kind);
  const next = snapshot.sections.findIndex((s) => order.indexOf(s.kind) > rank);
  const at = next < 0 ? snapshot.sections.length : next;
  const section = { id: freeId(snapshot, kind), kind, title: '', content: emptyContent() };
  return { ...snapshot, sections: snapshot.sections.toSpliced(at, 0, section) };
}

function freeId(snapshot: DocumentSnapshot, kind: SectionKind): string {
  const taken = new Set(snapshot.sections.map(({ id }) => id));
  let id: string = kind;
  for (let n = 2; taken.has(id); n += 1) id = `${kind}-${n}`;
  return id;
}

type Marks = NodeJson['marks'];

/** Marks that text typed beside a marked piece does not take over. */
const NOT_INHERITED = new Set(['code', 'link']);

/** How many positions an inline node takes: its characters, or one for an atom. */
const sizeOf = (node: NodeJson): number => (node.type === 'text' ? (node.text ?? '').length : 1);

/** The inline nodes between two offsets; text nodes are cut. */
export function sliceInline(nodes: readonly NodeJson[], from: number, to: number): NodeJson[] {
  const slice: NodeJson[] = [];
  let at = 0;
  for (const node of nodes) {
    const end = at + sizeOf(node);
    const start = Math.max(from, at);
    const stop = Math.min(to, end);
    if (start < stop) {
      const whole = start === at && stop === end;
      slice.push(whole ? node : { ...node, text: (node.text ?? '').slice(start - at, stop - at) });
    }
    at = end;
  }
  return slice;
}

/** Replaces the range by `nodes`, atoms and all. */
export function spliceInline(
  content: readonly NodeJson[],
  from: number,
  to: number,
  nodes: readonly NodeJson[],
): NodeJson[] {
  return joinText([
    ...sliceInline(content, 0, from),
    ...nodes,
    ...sliceInline(content, to, Number.POSITIVE_INFINITY),
  ]);
}

/** Replaces the characters of the range by `text` with the marks they had; atoms of the range stay after it. */
export function replaceText(
  content: readonly NodeJson[],
  from: number,
  to: number,
  text: string,
): NodeJson[] {
  const atoms = sliceInline(content, from, to).filter((node) => node.type !== 'text');
  const marks = marksFor(content, from, to);
  const inserted: NodeJson = { type: 'text', text, ...(marks?.length ? { marks } : {}) };
  return spliceInline(content, from, to, text === '' ? atoms : [inserted, ...atoms]);
}

/** Takes one mark off the range. */
export function unmarkInline(
  content: readonly NodeJson[],
  from: number,
  to: number,
  mark: string,
): NodeJson[] {
  const bare = sliceInline(content, from, to).map((node) => {
    const { marks, ...rest } = node;
    const left = marks?.filter(({ type }) => type !== mark) ?? [];
    return left.length > 0 ? { ...rest, marks: left } : rest;
  });
  return spliceInline(content, from, to, bare);
}

function marksFor(content: readonly NodeJson[], from: number, to: number): Marks {
  const replaced = sliceInline(content, from, to).find((node) => node.type === 'text');
  if (replaced) return replaced.marks;
  const [before] = sliceInline(content, from - 1, from);
  const [after] = sliceInline(content, from, from + 1);
  const neighbour = [before, after].find((node) => node?.type === 'text');
  return neighbour?.marks?.filter(({ type }) => !NOT_INHERITED.has(type));
}

function joinText(nodes: readonly NodeJson[]): NodeJson[] {
  const joined: NodeJson[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text' && sameMarks(last.marks, node.marks)) {
      joined[joined.length - 1] = { ...last, text: (last.text ?? '') + (node.text ?? '') };
    } else if (node.type !== 'text' || node.text) joined.push(node);
  }
  return joined;
}

const sameMarks = (a: Marks, b: Marks): boolean =>
  JSON.stringify(a ?? []) === JSON.stringify(b ?? []);

type Apply<K extends Edit['kind']> = (
  snapshot: DocumentSnapshot,
  edit: EditOf<K>,
) => DocumentSnapshot;

/**
 * Applies edits that do not overlap (see `chooseCompatible`) and gives a new document; whatever is
 * not touched is shared with the old one. Positions are those of the document given.
 */
export function applyEdits(snapshot: DocumentSnapshot, edits: readonly Edit[]): DocumentSnapshot {
  return [...edits].sort(backwards).reduce(applyOne, snapshot);
}

/** Footnotes, then later positions first, so that an edit never moves the place of the next one. */
function backwards(a: Edit, b: Edit): number {
  return (
    Number(inFootnote(b)) - Number(inFootnote(a)) || startOf(b) - startOf(a) || endOf(b) - endOf(a)
  );
}

const inFootnote = (edit: Edit): boolean => edit.kind === 'text' && edit.at.kind === 'footnote';

const startOf = (edit: Edit): number => ('from' in edit ? edit.from : 0);
const endOf = (edit: Edit): number => ('to' in edit ? edit.to : 0);

function applyOne(snapshot: DocumentSnapshot, edit: Edit): DocumentSnapshot {
  const apply = APPLY[edit.kind] as Apply<typeof edit.kind>;
  return apply(snapshot, edit as never);
}

const APPLY: { [K in Edit['kind']]: Apply<K> } = {
  text: applyText,
  inline: (snapshot, { at, from, to, nodes }) =>
    changeContent(snapshot, at, (content) => spliceInline(content, from, to, nodes)),
  unmark: (snapshot, { at, from, to, mark }) =>
    changeContent(snapshot, at, (content) => unmarkInline(content, from, to, mark)),
  attrs: (snapshot, { at, attrs }) =>
    changeNode(snapshot, at, (node) => ({ ...node, attrs: { ...node.attrs, ...attrs } })),
  splice: (snapshot, { at, from, to, nodes }) =>
    changeContent(snapshot, at, (content) => content.toSpliced(from, to - from, ...nodes)),
  sectionOrder: (snapshot, { ids }) => orderSections(snapshot, ids),
  sectionKind: (snapshot, { sectionId, sectionKind }) =>
    changeSection(snapshot, sectionId, (section) => ({ ...section, kind: sectionKind })),
  addSection: (snapshot, { sectionKind }) => addSection(snapshot, sectionKind),
};

function applyText(snapshot: DocumentSnapshot, edit: EditOf<'text'>): DocumentSnapshot {
  const { at, from, to, text } = edit;
  const cut = (whole: string): string => whole.slice(0, from) + text + whole.slice(to);
  switch (at.kind) {
    case 'text':
      return changeContent(snapshot, at, (content) => replaceText(content, from, to, text));
    case 'title':
      return changeSection(snapshot, at.sectionId, (s) => ({ ...s, title: cut(s.title) }));
    case 'source':
      return {
        ...snapshot,
        sources: snapshot.sources.map((s) => (s.id === at.id ? { ...s, raw: cut(s.raw) } : s)),
      };
    case 'footnote':
      return changeContent(snapshot, { ...at, kind: 'text' }, (content) =>
        changeFootnote(content, at.offset, cut),
      );
  }
}

function changeFootnote(
  content: readonly NodeJson[],
  offset: number,
  change: (text: string) => string,
): NodeJson[] {
  let at = 0;
  return content.map((node) => {
    const here = at;
    at += node.type === 'text' ? (node.text ?? '').length : 1;
    if (here !== offset || node.type !== 'footnote') return node;
    return { ...node, attrs: { ...node.attrs, text: change(textAttribute(node, 'text')) } };
  });
}

function changeContent(
  snapshot: DocumentSnapshot,
  at: BlockAddress,
  change: (content: NodeJson[]) => NodeJson[],
): DocumentSnapshot {
  return changeNode(snapshot, at, (node) => {
    const { content = [], ...rest } = node;
    const changed = change(content);
    return changed.length > 0 ? { ...rest, content: changed } : rest;
  });
}

function changeNode(
  snapshot: DocumentSnapshot,
  at: BlockAddress,
  change: (node: NodeJson) => NodeJson,
): DocumentSnapshot {
  return changeSection(snapshot, at.sectionId, (section) => ({
    ...section,
    content: changeAt(section.content, at.path, change),
  }));
}

function changeAt(
  node: NodeJson,
  path: readonly number[],
  change: (node: NodeJson) => NodeJson,
): NodeJson {
  const [index, ...rest] = path;
  if (index === undefined) return change(node);
  const child = node.content?.[index];
  if (!child) return node;
  return { ...node, content: (node.content ?? []).with(index, changeAt(child, rest, change)) };
}

function changeSection(
  snapshot: DocumentSnapshot,
  sectionId: string,
  change: (section: SectionJson) => SectionJson,
): DocumentSnapshot {
  return {
    ...snapshot,
    sections: snapshot.sections.map((section) =>
      section.id === sectionId ? change(section) : section,
    ),
  };
}
