import {
  type DocumentSnapshot,
  type NodeJson,
  type SectionJson,
  textAttribute,
} from '@pv/editor-schema';
import type { BlockAddress, Edit, EditOf } from './edit.ts';
import { addSection, orderSections } from './edit-sections.ts';
import { replaceText, spliceInline, unmarkInline } from './splice-inline.ts';

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
