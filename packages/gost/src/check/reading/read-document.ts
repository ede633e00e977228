import type { DocumentSnapshot, SourceJson } from '@pv/editor-schema';
import { formatSource } from '../../bibliography/format.ts';
import { completeTitlePage, EMPTY_TITLE_PAGE } from '../../model/complete-title-page.ts';
import type { FormatProfile, TitlePage } from '../../model/document.ts';
import { UNLISTED_KINDS } from '../../model/illustrations.ts';
import { type Numbering, numberDocument } from '../../model/numbering.ts';
import { resolveProfile } from '../../model/profiles.ts';
import type { BlockRef } from './block.ts';
import { perStretch, readSection, type SectionReading } from './read-section.ts';
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
const wordForms = perStretch(({ units }) => {
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

/** Gives how a word is written in all sections. */
function formsIn(sections: readonly SectionReading[]): Reading['formOf'] {
  let counts: ReturnType<typeof wordForms> | null = null;
  return (word) => {
    counts ??= wordForms(sections);
    let sum: FormCount | undefined;
    for (const one of counts) {
      const count = one.get(word);
      if (!count) continue;
      sum ??= { lower: 0, capital: 0, upper: 0 };
      sum.lower += count.lower;
      sum.capital += count.capital;
      sum.upper += count.upper;
    }
    return sum;
  };
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

/** Figures and tables of the text, without those of appendices and of the abstract. */
export const illustrationsOf = ({ blocks }: Pick<Reading, 'blocks'>): readonly BlockRef[] =>
  blocks.filter(
    ({ node, section }) => !UNLISTED_KINDS.has(section.kind) && ILLUSTRATIONS.has(node.type),
  );

const printed = new WeakMap<readonly SourceJson[], { style: string; sources: SourceJson[] }>();

/** The list of sources as it is printed, described once as long as it is the same. */
function printedOf({ sources, settings: { sourceStyle } }: DocumentSnapshot): SourceJson[] {
  const style = JSON.stringify(sourceStyle);
  const known = printed.get(sources);
  if (known && known.style === style) return known.sources;
  const made = sources.map((source) => ({ ...source, raw: formatSource(source, sourceStyle) }));
  printed.set(sources, { style, sources: made });
  return made;
}

/** More blocks than a section has: where one stands in reading order no other section changes. */
const SECTION = 1e6;

/** Reads a document for the rules. */
export function readDocument(snapshot: DocumentSnapshot, context: CheckContext): Reading {
  const sections = snapshot.sections.map((section, at) => readSection(section, at * SECTION));
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
    titlePage: completeTitlePage(context.page ?? EMPTY_TITLE_PAGE, snapshot.settings),
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
    printedSources: printedOf(snapshot),
    formOf: formsIn(sections),
  };
}

const referencesIn = perStretch(({ units }) => units.flatMap(liveReferences));
const citationsIn = perStretch(({ units }) => units.flatMap(liveCitations));
const typedIn = perStretch(({ units }) => units.filter(isProse).flatMap(typedReferences));

const isProse = ({ kind }: TextUnit): boolean => kind === 'paragraph' || kind === 'footnote';
