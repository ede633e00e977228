import { SECTION_KINDS, type SectionKind } from '@pv/editor-schema';
import { sectionHit } from '../../hits.ts';
import type { SectionReading } from '../../reading/read-section.ts';
import { defineRule } from '../../rule.ts';
import { SECTION_NAMES } from './section-names.ts';

const rankOf = (kind: SectionKind): number => SECTION_KINDS.indexOf(kind);

/** Structural elements follow the order of clause 4. Text that is not assigned yet stays after its neighbour. */
export const sectionOrder = defineRule({
  id: 'G32-4-order',
  clause: '4',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: ['name', 'before'],
  *check({ sections }) {
    const ranked = sections.filter(({ section }) => section.kind !== 'common');
    const late = ranked.findIndex(
      (section, index) => index > 0 && isBefore(section, ranked[index - 1]),
    );
    const section = ranked[late];
    if (!section) return;
    const kind = section.section.kind;
    const after = ranked.slice(0, late).find((other) => isBefore(section, other));
    const values = { name: nameOf(kind), before: nameOf(after?.section.kind ?? kind) };
    yield sectionHit(section.section, values, [
      { kind: 'sectionOrder', ids: rightOrder(sections) },
    ]);
  },
});

const isBefore = (a: SectionReading, b: SectionReading | undefined): boolean =>
  b !== undefined && rankOf(a.section.kind) < rankOf(b.section.kind);

const nameOf = (kind: SectionKind): string => SECTION_NAMES[kind] ?? kind;

function rightOrder(sections: readonly SectionReading[]): string[] {
  let rank = -1;
  return sections
    .map(({ section }) => {
      if (section.kind !== 'common') rank = rankOf(section.kind);
      return { id: section.id, rank };
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id);
}
