import {
  DOCUMENT_VERSION,
  type DocumentSettings,
  type DocumentSnapshot,
  defaultSettings,
  emptyContent,
  type SectionJson,
  type SourceJson,
} from '@pv/editor-schema';
import { buildBlocks, objectsOf } from '../build/build-blocks.ts';
import { inlineNodes } from '../build/inline-nodes.ts';
import { emptyLabels, type LabelBook } from '../labels.ts';
import { linkSections } from '../link/link-sections.ts';
import type { PictureLibrary } from '../pictures/load-pictures.ts';
import type { FlowBlock } from '../read/flow.ts';
import type { Question } from '../report.ts';
import { placesOf, ReportBuilder } from '../report-builder.ts';
import { arrange } from './arrange.ts';
import { type Block, blocksText } from './block.ts';
import { findHeadings, type Headings, numberingScheme, settleLevels } from './find-headings.ts';
import { findContents, readAbstract, sortFrontMatter } from './front.ts';
import { usualLook } from './look.ts';
import { areFew, askQuestions, splitTrailing } from './questions.ts';
import { draftSection, type Recognition, type SectionDraft } from './recognition.ts';
import { readSourceList } from './source-list.ts';
import { splitSections } from './split-sections.ts';

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
  const body = blocks.filter((block) => !contents.has(block));
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
    doubtful: headings.doubtful,
    doubtfulNodes: [],
  };
  const front = takeFrontMatter(blocks, contents, headings, recognition);
  const text = body.filter((block) => !front.taken.has(block));
  const drafts = [...front.drafts, ...splitSections(text, headings.absorbed, recognition)];
  const settings = defaultSettings();
  const sources: SourceJson[] = [];
  const finished = drafts.flatMap((draft) => fill(draft, settings, sources, recognition));
  warnAboutLooks(finished, recognition);
  settings.numbering = numberingScheme(recognition);
  const made = madeSections(contents.size > 0, recognition);
  return finish({ finished, made, settings, sources, recognition });
}

interface TakenFront {
  drafts: SectionDraft[];
  taken: Set<Block>;
}

/** Pages before the first heading or the contents: title pages are set aside, others are asked about. */
function takeFrontMatter(
  blocks: readonly Block[],
  contents: ReadonlySet<Block>,
  headings: Headings,
  recognition: Recognition,
): TakenFront {
  const end = blocks.findIndex(
    (block) => contents.has(block) || headings.marks.get(block)?.level === 1,
  );
  if (end <= 0) return { drafts: [], taken: new Set() };
  const front = blocks.slice(0, end);
  const { titlePages, rest } = sortFrontMatter(front);
  if (titlePages.length === 0) return { drafts: [], taken: new Set() };
  recognition.report.putAside('titlePage', blocksText(titlePages));
  for (const block of titlePages) if (block.kind === 'text') headings.doubtful.delete(block);
  const others = draftSection(recognition.newId(), 'common', 'frontMatter', { blocks: rest });
  const hasOthers = blocksText(rest) !== '' || rest.some((block) => block.kind === 'pictures');
  return { drafts: hasOthers ? [others] : [], taken: new Set(front) };
}

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
    const abstract = readAbstract(draft.blocks, recognition);
    draft.blocks = abstract.blocks;
    settings.keywords = abstract.keywords;
    if (abstract.keywords.length > 0) {
      recognition.report.became('keywords', '', { sectionId: draft.id });
    }
  }
  draft.content.push(...buildBlocks(draft.blocks, recognition));
  return [draft];
}

function warnAboutLooks(drafts: readonly SectionDraft[], { report }: Recognition): void {
  for (const draft of drafts) {
    if (draft.heading?.mark.by !== 'look') continue;
    report.warn('heading_by_look', { sectionId: draft.id }, { text: draft.title.slice(0, 80) });
  }
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
  const places = placesOf(sections);
  if (!areFew(doubtfulNodes)) {
    report.warn('lines_like_headings', null, { count: doubtfulNodes.length });
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

/** The contents follow the abstract, GOST 7.32-2017 clause 4. */
function inOrder([title, ...contents]: readonly SectionJson[], read: SectionJson[]): SectionJson[] {
  const start = title ? [title] : [];
  const after = read.findIndex((section) => section.kind === 'abstract') + 1;
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
