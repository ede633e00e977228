import type { DocumentSnapshot, SourceJson } from '@pv/editor-schema';
import { formatSource } from '../../bibliography/format.ts';
import { completeTitlePage, EMPTY_TITLE_PAGE } from '../../model/complete-title-page.ts';
import type { FormatProfile, TitlePage } from '../../model/document.ts';
import { type Numbering, numberDocument } from '../../model/numbering.ts';
import { resolveProfile } from '../../model/profiles.ts';
import type { BlockRef } from './block.ts';
import { perSection, readSection, type SectionReading } from './read-section.ts';
import {
  collectMentions,
  type LiveCitation,
  type LiveReference,
  liveCitations,
  liveReferences,
  type Mention,
  readTargets,
  type Target,
  type TypedReference,
  typedReferences,
} from './references.ts';
import { perText, type TextUnit } from './text-unit.ts';

/** What the checker is told besides the document itself. */
export interface CheckContext {
  /** Ids of rules that the writer or the university has switched off. */
  off?: readonly string[];
  /** What the work is called where a standard phrase names it. */
  work?: 'thesis' | 'report';
  /** What the title page calls it, which no section holds. */
  title?: string;
  /** Roles of those whom the title page names; absent where nobody knows them. */
  people?: readonly string[];
  /** What the profiles and the project give for the title page; absent where nobody knows. */
  page?: TitlePage;
}

/** How often a word is written each way inside sentences; the first word of a sentence does not count. */
export interface FormCount {
  lower: number;
  capital: number;
  upper: number;
}

const WORD = /\p{L}+(?:-\p{L}+)*/gu;
const SENTENCE_START = /(?:^|[.!?…:;»")\n])\s*[«"„(]?$/u;

type Form = readonly [word: string, way: keyof FormCount];

/** The words of a text in the ways in which they are written. */
const formsOf = perText(({ prose }): readonly Form[] =>
  [...prose.matchAll(WORD)].flatMap(({ 0: word, index }): Form[] => {
    const way = wayOf(word);
    const first =
      way === 'capital' && SENTENCE_START.test(prose.slice(Math.max(0, index - 4), index));
    return first ? [] : [[word.toLowerCase(), way]];
  }),
);

/** Counts the ways in which every word of the running text is written, by the word in lower case. */
const wordForms = perSection(({ units }) => {
  const counts = new Map<string, FormCount>();
  for (const unit of units) {
    if (unit.kind === 'title' || unit.kind === 'heading') continue;
    for (const [word, way] of formsOf(unit)) {
      const count = counts.get(word) ?? { lower: 0, capital: 0, upper: 0 };
      count[way] += 1;
      counts.set(word, count);
    }
  }
  return counts;
});

/** How a word is written in all sections. */
function formOf(sections: readonly SectionReading[], word: string): FormCount | undefined {
  const counts = wordForms(sections).flatMap((one) => one.get(word) ?? []);
  if (counts.length < 2) return counts[0];
  const sum = { lower: 0, capital: 0, upper: 0 };
  for (const { lower, capital, upper } of counts) {
    sum.lower += lower;
    sum.capital += capital;
    sum.upper += upper;
  }
  return sum;
}

function wayOf(word: string): keyof FormCount {
  if (word === word.toLowerCase()) return 'lower';
  return word.length > 1 && word === word.toUpperCase() ? 'upper' : 'capital';
}

/** Everything that rules ask about a document, computed once. */
export interface Reading {
  snapshot: DocumentSnapshot;
  context: CheckContext;
  /** The formatting of the document: limits, order and required parts come from it. */
  profile: FormatProfile;
  /** The title page with what the writer has typed. */
  titlePage: TitlePage;
  /** All sections; those that the product makes itself are read as empty. */
  sections: readonly SectionReading[];
  blocks: readonly BlockRef[];
  units: readonly TextUnit[];
  numbering: Numbering;
  /** Whatever has a number, by key: its id where it has one. */
  targets: ReadonlyMap<string, Target>;
  references: readonly LiveReference[];
  typed: readonly TypedReference[];
  mentions: ReadonlyMap<string, readonly Mention[]>;
  citations: readonly LiveCitation[];
  /** Records whose text is as the writer typed it; the others are made from fields. */
  rawSources: readonly SourceJson[];
  /** All records, `raw` being what is printed. */
  printedSources: readonly SourceJson[];
  /** How a word, given in lower case, is written inside sentences; undefined where it is in none. */
  formOf(word: string): FormCount | undefined;
}

const ILLUSTRATIONS: ReadonlySet<string> = new Set(['figure', 'partedFigure', 'tableBlock']);

/** Figures and tables of the text, without those of appendices. */
export const illustrationsOf = ({ blocks }: Pick<Reading, 'blocks'>): readonly BlockRef[] =>
  blocks.filter(
    ({ node, section }) => section.kind !== 'applications' && ILLUSTRATIONS.has(node.type),
  );

/** Reads a document for the rules. */
export function readDocument(snapshot: DocumentSnapshot, context: CheckContext): Reading {
  let end = 0;
  const sections = snapshot.sections.map((section) => {
    const read = readSection(section, end);
    end = read.end;
    return read;
  });
  const units = sections.flatMap((section) => section.units);
  const blocks = sections.flatMap((section) => section.blocks);
  const numbering = numberDocument(snapshot);
  const targets = readTargets(numbering, sections);
  const references = referencesIn(sections).flat();
  const typed = typedIn(sections).flat();
  return {
    snapshot,
    context,
    profile: resolveProfile(snapshot.settings),
    titlePage: completeTitlePage(context.page ?? EMPTY_TITLE_PAGE, snapshot.settings.titleFields),
    sections,
    blocks,
    units,
    numbering,
    targets,
    references,
    typed,
    mentions: collectMentions(references, typed, targets),
    citations: citationsIn(sections).flat(),
    rawSources: snapshot.sources.filter(({ csl }) => csl === null),
    printedSources: snapshot.sources.map((source) => ({
      ...source,
      raw: formatSource(source, snapshot.settings.sourceStyle),
    })),
    formOf: (word) => formOf(sections, word),
  };
}

const referencesIn = perSection(({ units }) => units.flatMap(liveReferences));
const citationsIn = perSection(({ units }) => units.flatMap(liveCitations));
const typedIn = perSection(({ units }) => units.filter(isProse).flatMap(typedReferences));

const isProse = ({ kind }: TextUnit): boolean => kind === 'paragraph' || kind === 'footnote';
