import type { DocumentSnapshot, SourceJson } from '@pv/editor-schema';
import { type Numbering, numberDocument } from '../../model/numbering.ts';
import type { CheckContext } from '../check-context.ts';
import type { BlockRef } from './block.ts';
import {
  type LiveCitation,
  type LiveReference,
  liveCitations,
  liveReferences,
} from './live-references.ts';
import { collectMentions, type Mention } from './mentions.ts';
import { readSection, type SectionReading } from './read-section.ts';
import { readTargets, type Target } from './targets.ts';
import type { TextUnit } from './text-unit.ts';
import { type TypedReference, typedReferences } from './typed-references.ts';
import { type FormCount, wordForms } from './word-forms.ts';

/** Everything that rules ask about a document, computed once. */
export interface Reading {
  snapshot: DocumentSnapshot;
  context: CheckContext;
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
  /** How words are written inside sentences; computed when first asked for. */
  forms(): ReadonlyMap<string, FormCount>;
}

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
    forms: () => {
      forms ??= wordForms(units);
      return forms;
    },
  };
}

const isProse = ({ kind }: TextUnit): boolean => kind === 'paragraph' || kind === 'footnote';
