import type { ReferenceKind } from '../../model/document.ts';
import type { NumberedItem, Numbering } from '../../model/numbering.ts';
import type { BlockRef } from './block.ts';
import type { SectionReading } from './read-section.ts';

/** Whatever has a number and may be referred to. */
export interface Target {
  /** The id, or the place where it has none yet. */
  key: string;
  /** Null when nothing can refer to it live: no id, or an id that an earlier node already has. */
  id: string | null;
  kind: ReferenceKind;
  /** The printed number without parentheses; null when it has none. */
  label: string | null;
  order: number;
  section: SectionReading;
  /** Null for a section. */
  block: BlockRef | null;
}

/** The targets of a document by key, in reading order. */
export function readTargets(
  numbering: Numbering,
  sections: readonly SectionReading[],
): ReadonlyMap<string, Target> {
  const bySection = new Map(sections.map((section) => [section.section.id, section]));
  const targets = new Map<string, Target>();
  for (const [id, items] of Map.groupBy(numbering.items, ({ sectionId }) => sectionId)) {
    const section = bySection.get(id);
    if (!section) continue;
    const blocks = new Map(section.blocks.map((block) => [block.path.join('.'), block]));
    for (const item of items) {
      const block = blocks.get(item.path.join('.')) ?? null;
      const target = toTarget(item, numbering, section, block);
      targets.set(target.key, target);
    }
  }
  return targets;
}

function toTarget(
  item: NumberedItem,
  numbering: Numbering,
  section: SectionReading,
  block: BlockRef | null,
): Target {
  const { kind, number: label } = item;
  const id = item.id !== null && numbering.byId.get(item.id) === item ? item.id : null;
  const key = id ?? `${item.sectionId}@${item.path.join('.')}`;
  return { key, id, kind, label, section, block, order: block?.order ?? section.order };
}
