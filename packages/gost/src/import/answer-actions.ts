import {
  citedSources,
  type DocumentSnapshot,
  emptyContent,
  type NodeJson,
  nodeText,
  type SectionJson,
  textAttribute,
  walk,
  withSuggestions,
} from '@pv/editor-schema';
import { fieldsOfTyped } from '../bibliography/read-typed.ts';
import type { Place } from '../model/document.ts';
import { addLabel, type LabelBook } from './labels.ts';
import { lineWords } from './line-words.ts';
import { readTypedNumber } from './recognise/heading-cues.ts';
import { normaliseLabel } from './recognise/letters.ts';
import type { AnswerAction, ImportReport, Question } from './report.ts';

/** A copy of a result that answers may change. */
export interface AnswerDraft {
  snapshot: DocumentSnapshot;
  report: ImportReport;
  labels: LabelBook;
}

function findSection(draft: AnswerDraft, id: string): SectionJson | undefined {
  return draft.snapshot.sections.find((section) => section.id === id);
}

/** Takes a section out; what pointed into it points nowhere. */
function removeSection(draft: AnswerDraft, id: string): void {
  const { sections } = draft.snapshot;
  sections.splice(
    sections.findIndex((section) => section.id === id),
    1,
  );
  movePlaces(draft, (place) => (place.sectionId === id ? null : place));
}

/** Changes every place of the report after blocks have moved. */
function movePlaces(draft: AnswerDraft, move: (place: Place) => Place | null): void {
  const { entries, warnings, questions } = draft.report;
  for (const line of [...entries, ...warnings]) line.place = line.place && move(line.place);
  for (const question of questions) question.place = move(question.place) ?? question.place;
}

/** The text of a block as it was typed: live references become their typed numbers again. */
export function recordText(block: NodeJson, labels: LabelBook): string {
  return typed(block, labels).replace(/\s+/g, ' ').trim();
}

function typed(node: NodeJson, labels: LabelBook): string {
  const write = ATOMS[node.type];
  if (write) return write(node, labels);
  const text = (node.content ?? []).map((child) => typed(child, labels)).join('');
  return node.text ?? (node.type === 'paragraph' || node.type === 'codeBlock' ? `${text} ` : text);
}

const ATOMS: Readonly<Record<string, (node: NodeJson, labels: LabelBook) => string>> = {
  hardBreak: () => ' ',
  footnote: (node) => ` (${textAttribute(node, 'text')}) `,
  formulaInline: (node) => ` ${textAttribute(node, 'tex')} `,
  formula: (node) => ` ${textAttribute(node, 'tex')} `,
  crossReference: (node, { targets }) =>
    Object.values(targets)
      .flatMap((labels) => Object.entries(labels))
      .find(([, id]) => id === node.attrs?.target)?.[0] ?? '',
  citation: (node, { sources }) => {
    const pieces = citedSources(node).map(({ id, locator }) => {
      const number = Object.keys(sources).find((key) => sources[key] === id);
      return [number, locator].filter(Boolean).join(', ');
    });
    return `[${pieces.join('; ')}]`;
  },
};

/** All typed words of a section, a line for each paragraph: what is kept of one that is dropped. */
function sectionText(section: SectionJson): string {
  const lines = [section.title];
  walk(section.content, (node) => {
    if (node.content?.some((child) => child.type === 'text')) lines.push(...lineWords(node));
    if (node.type === 'footnote') lines.push(textAttribute(node, 'text'));
    if (node.type.startsWith('formula')) lines.push(textAttribute(node, 'tex'));
  });
  return lines.filter((line) => line.trim() !== '').join('\n');
}

type ActionOf<A extends AnswerAction['action']> = Extract<AnswerAction, { action: A }>;
type Actions = {
  [A in AnswerAction['action']]: (
    draft: AnswerDraft,
    question: Question,
    action: ActionOf<A>,
  ) => void;
};

/** What each answer does to the document. */
const ACTIONS: Actions = {
  apart: () => {},
  keep: () => {},
  appendix(draft, { place }, { letter }) {
    const section = findSection(draft, place.sectionId);
    if (!section) return;
    section.kind = 'applications';
    addLabel(draft.labels, 'appendix', letter, section.id);
    draft.report.entries.push({ became: 'applications', was: '', place });
  },
  section(draft, { place }, { kind }) {
    const section = findSection(draft, place.sectionId);
    if (!section) return;
    section.kind = kind;
    draft.report.entries.push({ became: kind, was: '', place });
  },
  sources: moveToSources,
  drop(draft, { place }) {
    const section = findSection(draft, place.sectionId);
    if (!section) return;
    draft.report.setAside.push({ kind: 'dropped', text: sectionText(section) });
    removeSection(draft, section.id);
  },
  split: splitSection,
  heading(draft, { place, id }, { level }) {
    const section = findSection(draft, place.sectionId);
    const blocks = section?.content.content ?? [];
    const [at = -1] = place.path;
    const block = blocks[at];
    if (!block) return;
    const { was, title } = takeNumber(draft, block, id);
    blocks[at] = {
      type: 'heading',
      attrs: { id, level, numbered: true },
      content: [{ type: 'text', text: title }],
    };
    draft.report.entries.push({ became: `heading${level}`, was, place });
  },
  chapter: beginChapter,
};

/** Does what the chosen option says. */
export function act(draft: AnswerDraft, question: Question, action: AnswerAction): void {
  const run = ACTIONS[action.action] as (
    draft: AnswerDraft,
    question: Question,
    action: AnswerAction,
  ) => void;
  run(draft, question, action);
}

const TEXT_BLOCKS = new Set(['paragraph', 'heading', 'codeBlock', 'bulletList', 'orderedList']);

/** Makes records of the section's texts; figures, tables and formulas stay in it. */
function moveToSources(draft: AnswerDraft, { place }: Question): void {
  const section = findSection(draft, place.sectionId);
  if (!section) return;
  const blocks = section.content.content ?? [];
  const texts = blocks.filter((block) => TEXT_BLOCKS.has(block.type));
  for (const text of texts.flatMap((block) => recordTexts(block, draft))) {
    addSource(draft, section.id, text);
  }
  const rest = blocks.filter((block) => !TEXT_BLOCKS.has(block.type));
  if (rest.length === 0) {
    removeSection(draft, section.id);
    return;
  }
  section.content = { type: 'doc', content: rest };
  movePlaces(draft, (other) => {
    const [first = -1, ...inner] = other.path;
    const block = blocks[first];
    if (other.sectionId !== section.id || !block) return other;
    const at = rest.indexOf(block);
    return at < 0 ? null : { ...other, path: [at, ...inner] };
  });
}

function addSource(
  { snapshot, labels, report }: AnswerDraft,
  sectionId: string,
  raw: string,
): void {
  const number = snapshot.sources.length + 1;
  const id = `${sectionId}-${number}`;
  snapshot.sources.push({ id, raw, csl: fieldsOfTyped(raw) });
  labels.sources[number] ??= id;
  report.entries.push({ became: 'source', was: '', place: null });
}

function recordTexts(block: NodeJson, draft: AnswerDraft): string[] {
  const made = asMade(block, draft);
  const pieces = made.flatMap((one) => (one.type.endsWith('List') ? (one.content ?? []) : [one]));
  return pieces.map((piece) => recordText(piece, draft.labels)).filter(Boolean);
}

/** A block for where nothing can be suggested: what was is taken as made, deleted words are set aside. */
function asMade(block: NodeJson, { report }: AnswerDraft): NodeJson[] {
  walk(block, (node) => {
    const [, ...deleted] = lineWords(node);
    report.setAside.push(...deleted.map((text) => ({ kind: 'deleted' as const, text })));
  });
  return withSuggestions({ type: 'doc', content: [block] }).content ?? [];
}

/** Takes the typed number off a line that becomes a heading; references to it lead to `id` from then on. */
function takeNumber(draft: AnswerDraft, block: NodeJson, id: string) {
  const { labels } = draft;
  const text = asMade(block, draft).map(nodeText).join(' ').replace(/\s+/g, ' ').trim();
  const number = readTypedNumber(text);
  if (number) addLabel(labels, 'section', normaliseLabel(number.number), id);
  const end = number?.end ?? 0;
  return { was: text.slice(0, end).trim(), title: text.slice(end) || text };
}

/** The line at the place becomes the name of a chapter, all after it the chapter's text. */
function beginChapter(
  draft: AnswerDraft,
  { place }: Question,
  { sectionId }: ActionOf<'chapter'>,
): void {
  const [at = 0] = place.path;
  const block = findSection(draft, place.sectionId)?.content.content?.[at];
  if (!block) return;
  const { was, title } = takeNumber(draft, block, sectionId);
  divide(draft, place, { id: sectionId, kind: 'chap', title }, at + 1);
  draft.report.entries.push({ became: 'chap', was, place: { sectionId, path: [] } });
}

/** Makes a section of its own of the blocks from `from` on; a line that became its title is left out. */
function divide(
  draft: AnswerDraft,
  { sectionId, path: [at = 0] }: Place,
  head: Omit<SectionJson, 'content'>,
  from = at,
): void {
  const { sections } = draft.snapshot;
  const index = sections.findIndex((section) => section.id === sectionId);
  const section = sections[index];
  if (!section) return;
  const blocks = section.content.content ?? [];
  const contentOf = (own: NodeJson[]) =>
    own.length > 0 ? { type: 'doc', content: own } : emptyContent();
  section.content = contentOf(blocks.slice(0, at));
  sections.splice(index + 1, 0, { ...head, content: contentOf(blocks.slice(from)) });
  movePlaces(draft, (other) => {
    const [first = -1, ...rest] = other.path;
    if (other.sectionId !== sectionId || first < at) return other;
    const path = first < from ? [] : [first - from, ...rest];
    return { ...other, sectionId: head.id, path };
  });
}

/** The blocks from the place on become an appendix of their own. */
function splitSection(
  draft: AnswerDraft,
  { place }: Question,
  { letter, sectionId }: ActionOf<'split'>,
): void {
  divide(draft, place, { id: sectionId, kind: 'applications', title: '' });
  addLabel(draft.labels, 'appendix', letter, sectionId);
  draft.report.entries.push({ became: 'applications', was: '', place: { sectionId, path: [] } });
}
