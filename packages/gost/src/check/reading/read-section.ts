import { GENERATED_KINDS, type SectionJson } from '@pv/editor-schema';
import type { BlockRef } from './block.ts';
import { joinBlocks, nameOf, type Passage, readPassage, readTitle } from './read-passage.ts';
import type { SectionName, TextUnit } from './text-unit.ts';

/** What is read of one section. */
export interface SectionReading {
  section: SectionName;
  title: TextUnit;
  /** Direct children of the section's content. */
  top: readonly BlockRef[];
  /** Every block, in reading order. */
  blocks: readonly BlockRef[];
  /** The title, every text block except code, every footnote after its host. */
  units: readonly TextUnit[];
  /** The title, then the blocks at the top. */
  passages: readonly Passage[];
  /** The same, so many together that what is worked out of them is worth keeping. */
  stretches: readonly Stretch[];
  order: number;
}

/** Passages that follow one another. */
export type Stretch = Pick<SectionReading, 'units' | 'blocks'>;

/** True for a section that the product makes itself: it is read as having no text. */
export function isGenerated({ section }: SectionReading): boolean {
  return GENERATED_KINDS.has(section.kind);
}

const known = new WeakMap<SectionJson, SectionReading>();

/**
 * Reads a section; `from` is its position in reading order. Whatever stands there unchanged is the same
 * object: the section, its passages, its stretches.
 */
export function readSection(section: SectionJson, from = 0): SectionReading {
  const before = known.get(section);
  const reading = before?.order === from ? before : readAnew(section, from);
  known.set(section, reading);
  // the passages may have stood in another edition of the section meanwhile
  joinBlocks(reading.top);
  return reading;
}

function readAnew(section: SectionJson, order: number): SectionReading {
  const content = GENERATED_KINDS.has(section.kind) ? [] : (section.content.content ?? []);
  const name = nameOf(section, content);
  const title = readTitle(name, order);
  const passages: Passage[] = [title];
  let { end } = title;
  for (const [index, node] of content.entries()) {
    const passage = readPassage(node, index, name, end);
    passages.push(passage);
    end = passage.end;
  }
  const stretches = [];
  for (let at = 0; at < passages.length; at += STRETCH) {
    stretches.push(stretchOf(passages.slice(at, at + STRETCH)));
  }
  return {
    section: name,
    title: title.units[0],
    top: passages.flatMap(({ top }) => top ?? []),
    blocks: stretches.flatMap(({ blocks }) => blocks),
    units: stretches.flatMap(({ units }) => units),
    passages,
    stretches,
    order,
  };
}

/** The longer, the more is worked out anew after an edit; the shorter, the more there is to add up. */
const STRETCH = 48;

const stretches = new WeakMap<Passage, Stretch & { passages: readonly Passage[] }>();

function stretchOf(passages: readonly Passage[]): Stretch {
  const [first] = passages;
  const before = first && stretches.get(first);
  const same = before?.passages.length === passages.length;
  if (same && passages.every((passage, at) => passage === before.passages[at])) return before;
  const units = passages.flatMap((passage) => passage.units);
  const stretch = { passages, units, blocks: passages.flatMap(({ blocks }) => blocks) };
  if (first) stretches.set(first, stretch);
  return stretch;
}

/** Keeps what was worked out of each stretch of the sections, which is the same until somebody changes it. */
export function perStretch<T>(work: (stretch: Stretch) => T) {
  const done = new WeakMap<Stretch, { made: T }>();
  return (sections: readonly Pick<SectionReading, 'stretches'>[]): T[] =>
    sections.flatMap((section) =>
      section.stretches.map((stretch) => {
        const kept = done.get(stretch) ?? { made: work(stretch) };
        done.set(stretch, kept);
        return kept.made;
      }),
    );
}
