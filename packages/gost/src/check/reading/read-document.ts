import type { DocumentSnapshot, SourceJson } from '@pv/editor-schema';
import { formatSource } from '../../bibliography/format.ts';
import { completeTitlePage } from '../../model/complete-title-page.ts';
import type { FormatProfile, TitlePage } from '../../model/document.ts';
import { type Numbering, numberDocument } from '../../model/numbering.ts';
import { resolveProfile } from '../../model/profiles.ts';
import type { BlockRef } from './block.ts';
import { readSection, type SectionReading } from './read-section.ts';
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
import type { TextUnit } from './text-unit.ts';

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

/** Counts the ways in which every word of the running text is written, by the word in lower case. */
function wordForms(units: readonly TextUnit[]): ReadonlyMap<string, FormCount> {
  const forms = new Map<string, FormCount>();
  for (const unit of units) {
    if (unit.kind === 'title' || unit.kind === 'heading') continue;
    for (const match of unit.prose.matchAll(WORD)) {
      const [word] = match;
      const way = wayOf(word);
      if (
        way === 'capital' &&
        SENTENCE_START.test(unit.prose.slice(Math.max(0, match.index - 4), match.index))
      )
        continue;
      const key = word.toLowerCase();
      const count = forms.get(key) ?? { lower: 0, capital: 0, upper: 0 };
      count[way] += 1;
      forms.set(key, count);
    }
  }
  return forms;
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
  /** How words are written inside sentences; computed when first asked for. */
  forms(): ReadonlyMap<string, FormCount>;
}

/** A title page of which nobody knows anything. */
const NOTHING: TitlePage = {
  ministry: '',
  institution: '',
  department: '',
  workKind: '',
  workSubkind: '',
  title: '',
  codes: [],
  people: [],
  city: '',
  year: '',
};

/** Reads a document for the rules. */
export function readDocument(snapshot: DocumentSnapshot, context: CheckContext): Reading {
  let time = 0;
  const clock = (): number => time++;
  const sections = snapshot.sections.map((section) => readSection(section, clock));
  const units = sections.flatMap((section) => section.units);
  const blocks = sections.flatMap((section) => section.blocks);
  const numbering = numberDocument(snapshot);
  const targets = readTargets(numbering, sections);
  const references = units.flatMap(liveReferences);
  const typed = units.filter(isProse).flatMap(typedReferences);
  let forms: ReadonlyMap<string, FormCount> | null = null;
  return {
    snapshot,
    context,
    profile: resolveProfile(snapshot.settings),
    titlePage: completeTitlePage(context.page ?? NOTHING, snapshot.settings.titleFields),
    sections,
    blocks,
    units,
    numbering,
    targets,
    references,
    typed,
    mentions: collectMentions(references, typed, targets),
    citations: units.flatMap(liveCitations),
    rawSources: snapshot.sources.filter(({ csl }) => csl === null),
    printedSources: snapshot.sources.map((source) => ({
      ...source,
      raw: formatSource(source, snapshot.settings.sourceStyle),
    })),
    forms: () => {
      forms ??= wordForms(units);
      return forms;
    },
  };
}

const isProse = ({ kind }: TextUnit): boolean => kind === 'paragraph' || kind === 'footnote';
