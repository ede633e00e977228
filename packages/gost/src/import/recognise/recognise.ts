import {
  DOCUMENT_VERSION,
  type DocumentSettings,
  type DocumentSnapshot,
  defaultSettings,
  emptyContent,
  type NodeJson,
  nodeText,
  type SectionJson,
  type SectionKind,
  type SourceJson,
  type TitleFields,
  textAttribute,
} from '@pv/editor-schema';
import { buildBlocks, objectsOf } from '../build/build-blocks.ts';
import { picturedLabels } from '../build/figure.ts';
import { inlineNodes } from '../build/inline-nodes.ts';
import { emptyLabels, type LabelBook } from '../labels.ts';
import { linkSections } from '../link/link-sections.ts';
import type { PictureLibrary } from '../pictures/load-pictures.ts';
import type { FlowBlock } from '../read/flow.ts';
import type { Question } from '../report.ts';
import { placesOf, ReportBuilder } from '../report-builder.ts';
import { arrange } from './arrange.ts';
import { type Block, blocksText } from './block.ts';
import { definitionLines } from './definition-table.ts';
import { findHeadings, type Headings, numberingScheme, settleLevels } from './find-headings.ts';
import { findContents, findObjectLists, readAbstract, sortFrontMatter } from './front.ts';
import { usualLook } from './look.ts';
import { readPerformers } from './performers.ts';
import { askQuestions, splitTrailing, worthAsking } from './questions.ts';
import { draftSection, type Recognition, type SectionDraft } from './recognition.ts';
import { readSourceList } from './source-list.ts';
import { splitSections } from './split-sections.ts';
import { readTitleFields } from './title-fields.ts';
import { titleText } from './title-text.ts';

/** What recognition needs besides the text. */
export interface RecogniseOptions {
  newId: () => string;
  pictures: PictureLibrary;
  textWidth: number;
}

/** A recognised document; the report's counts are not made yet. */
export interface Recognised {
  snapshot: DocumentSnapshot;
  labels: LabelBook;
  report: ReportBuilder;
  questions: Question[];
}

/** Turns the typed text into sections, sources and live references. */
export function recognise(flow: readonly FlowBlock[], options: RecogniseOptions): Recognised {
  const { blocks, movedFrom } = arrange(flow);
  const report = new ReportBuilder();
  const usual = usualLook(blocks);
  const contents = findContents(blocks);
  report.putAside('contents', blocksText([...contents]));
  const lists = findObjectLists(blocks, contents);
  report.putAside('objectList', blocksText([...lists]));
  const aside = new Set([...contents, ...lists]);
  const body = blocks.filter((block) => !aside.has(block));
  const headings = findHeadings(body, usual);
  const recognition: Recognition = {
    ...options,
    report,
    usual,
    labels: emptyLabels(),
    bookmarks: new Map(),
    refs: new WeakMap(),
    letters: new WeakMap(),
    headings: headings.marks,
    movedLevels: settleLevels(headings.marks),
    movedFrom,
    pictured: picturedLabels(body),
    droppedLinks: [],
    doubtful: headings.doubtful,
    doubtfulNodes: [],
  };
  const front = takeFrontMatter(blocks, aside, headings, recognition);
  const text = body.filter((block) => !front.taken.has(block));
  const drafts = [...front.drafts, ...splitSections(text, headings.absorbed, recognition)];
  const settings = { ...defaultSettings(), titleFields: front.titleFields };
  const sources: SourceJson[] = [];
  const finished = drafts.flatMap((draft) => fill(draft, settings, sources, recognition));
  warnAboutLooks(finished, recognition);
  settings.numbering = numberingScheme(recognition);
  const made = madeSections(contents.size > 0, recognition);
  warnAboutTitle(front.titleFields, made, recognition);
  return finish({ finished, made, settings, sources, recognition });
}

interface TakenFront {
  drafts: SectionDraft[];
  taken: Set<Block>;
  /** What the typed title page says of the work, as far as that is certain. */
  titleFields: TitleFields;
}

/** Pages before the first heading or the contents: title pages are set aside, others are asked about. */
function takeFrontMatter(
  blocks: readonly Block[],
  aside: ReadonlySet<Block>,
  headings: Headings,
  recognition: Recognition,
): TakenFront {
  const end = blocks.findIndex(
    (block) => aside.has(block) || headings.marks.get(block)?.level === 1,
  );
  const nothing = { drafts: [], taken: new Set<Block>(), titleFields: {} };
  if (end <= 0) return nothing;
  const front = blocks.slice(0, end);
  const { titlePages, rest } = sortFrontMatter(front);
  if (titlePages.length === 0) return nothing;
  const words = blocksText(titlePages);
  recognition.report.putAside('titlePage', words);
  for (const block of titlePages) if (block.kind === 'text') headings.doubtful.delete(block);
  const others = draftSection(recognition.newId(), 'common', 'frontMatter', { blocks: rest });
  const hasOthers = blocksText(rest) !== '' || rest.some((block) => block.kind === 'pictures');
  const drafts = hasOthers ? [others] : [];
  return { drafts, taken: new Set(front), titleFields: readTitleFields(titleText(titlePages)) };
}

const DEFINITIONS: ReadonlySet<SectionKind> = new Set(['terms', 'abbreviations', 'dictionaries']);

/** Builds the text of a section; a list of sources may end before its section does. */
function fill(
  draft: SectionDraft,
  settings: DocumentSettings,
  sources: SourceJson[],
  recognition: Recognition,
): SectionDraft[] {
  const lead = draft.heading ? objectsOf(draft.heading.block.inlines) : [];
  if (lead.length > 0) {
    draft.content.push({ type: 'paragraph', content: inlineNodes(lead, recognition) });
  }
  if (draft.kind === 'references') {
    const list = readSourceList(draft.blocks, recognition);
    sources.push(...list.sources);
    return [draft, ...splitTrailing(list.rest, recognition)];
  }
  if (draft.kind === 'abstract') {
    const abstract = readAbstract(draft, recognition);
    draft.blocks = abstract.blocks;
    settings.keywords = abstract.keywords;
    if (abstract.keywords.length > 0) {
      recognition.report.became('keywords', '', { sectionId: draft.id });
    }
  }
  if (draft.kind === 'performers') {
    const performersList = readPerformers(draft.blocks);
    if (performersList) {
      settings.titleFields = { ...settings.titleFields, performersList };
      recognition.report.putAside('titlePage', blocksText(draft.blocks));
      return [draft];
    }
    // the product makes the text of that element anew, and this one would be lost
    draft.kind = 'common';
  }
  const blocks = DEFINITIONS.has(draft.kind) ? definitionLines(draft.blocks) : draft.blocks;
  draft.content.push(...buildBlocks(blocks, recognition));
  return [draft];
}

function warnAboutLooks(drafts: readonly SectionDraft[], { report }: Recognition): void {
  for (const draft of drafts) {
    if (draft.heading?.mark.by !== 'look') continue;
    report.warn('heading_by_look', { sectionId: draft.id }, { text: draft.title.slice(0, 80) });
  }
}

function warnAboutTitle(
  fields: TitleFields,
  [title]: readonly SectionJson[],
  { report }: Recognition,
): void {
  const count = Object.keys(fields).length;
  if (count > 0 && title) report.warn('title_fields_read', { sectionId: title.id }, { count });
}

/** The title page, and the contents where the file had some: the product makes their text anew. */
function madeSections(hasContents: boolean, { newId, report }: Recognition): SectionJson[] {
  const title: SectionJson = { id: newId(), kind: 'title', title: '', content: emptyContent() };
  if (!hasContents) return [title];
  const id = newId();
  report.became('main', '', { sectionId: id });
  return [title, { id, kind: 'main', title: 'Содержание', content: emptyContent() }];
}

interface Finished {
  finished: SectionDraft[];
  made: SectionJson[];
  settings: DocumentSettings;
  sources: SourceJson[];
  recognition: Recognition;
}

function finish({ finished, made, settings, sources, recognition }: Finished): Recognised {
  const { report, labels, letters, doubtfulNodes, newId } = recognition;
  const sections = inOrder(made, finished.map(toSection));
  const missingLetters = link(sections, recognition);
  warnAboutNumbers(sections, recognition);
  const places = placesOf(sections);
  const asked = new Set(worthAsking(doubtfulNodes));
  const passed = doubtfulNodes.filter((node) => !asked.has(node));
  for (const node of passed) {
    report.warn('lines_like_headings', node, { text: nodeText(node).slice(0, 80) });
  }
  const questions = askQuestions({
    drafts: finished,
    sections,
    places,
    missingLetters,
    letters,
    doubtfulNodes,
    newId,
  });
  const snapshot = { version: DOCUMENT_VERSION, settings, sections, sources };
  return { snapshot, labels, report, questions };
}

/**
 * Tells where the author's numbers of chapters and sections will not be those that the document has: the
 * first in each chapter.
 */
function warnAboutNumbers(sections: readonly SectionJson[], { labels, report }: Recognition): void {
  const typed = new Map(Object.entries(labels.targets.section).map(([was, id]) => [id, was]));
  const chapters = sections.filter(({ kind }) => kind === 'chap');
  chapters.forEach((section, index) => {
    const counted = [index + 1];
    const lines: { id: string; now: string; subject: NodeJson | { sectionId: string } }[] = [
      { id: section.id, now: String(index + 1), subject: { sectionId: section.id } },
    ];
    for (const node of section.content.content ?? []) {
      if (node.type !== 'heading' || node.attrs?.numbered === false) continue;
      const level = Number(node.attrs?.level);
      counted.splice(level);
      counted[level - 1] = (counted[level - 1] ?? 0) + 1;
      lines.push({ id: textAttribute(node, 'id'), now: counted.join('.'), subject: node });
    }
    const moved = lines.find(({ id, now }) => (typed.get(id) ?? now) !== now);
    if (moved) {
      const values = { was: typed.get(moved.id) ?? '', now: moved.now };
      report.warn('heading_renumbered', moved.subject, values);
    }
  });
}

/** The contents follow the list of performers and the abstract, GOST 7.32-2017 clause 4. */
function inOrder([title, ...contents]: readonly SectionJson[], read: SectionJson[]): SectionJson[] {
  const start = title ? [title] : [];
  const placeOf = (kind: SectionKind) => read.findIndex((section) => section.kind === kind);
  const after = Math.max(placeOf('abstract'), placeOf('performers')) + 1;
  return [...start, ...read.slice(0, after), ...contents, ...read.slice(after)];
}

function toSection({ id, kind, title, content }: SectionDraft): SectionJson {
  return {
    id,
    kind,
    title,
    content: content.length > 0 ? { type: 'doc', content } : emptyContent(),
  };
}

function link(sections: readonly SectionJson[], recognition: Recognition): Set<string> {
  const { labels, bookmarks, refs, report } = recognition;
  const missing = new Set<string>();
  const formulas = new Set(Object.values(labels.targets.formula).filter((id) => id !== null));
  linkSections(
    sections,
    labels,
    { refs, targets: withoutSources(bookmarks, labels), formulas },
    {
      linked: (kind, was, line) => report.became(kind, was, line),
      unresolved: (kind, was, line) => report.warn(`${kind}_unresolved`, line, { was }),
      missingAppendix: (letter) => missing.add(letter),
    },
  );
  return missing;
}

/** References to sources are citations: their brackets are read by number. */
function withoutSources(
  bookmarks: ReadonlyMap<string, string>,
  labels: LabelBook,
): ReadonlyMap<string, string> {
  const sources = new Set(Object.values(labels.sources));
  return new Map([...bookmarks].filter(([, id]) => id !== '' && !sources.has(id)));
}
