import { sectionHit } from '../../hits.ts';
import { defineRule } from '../../rule.ts';
import { kindByTitle, SECTION_NAMES } from './section-names.ts';

/** A structural element that is marked as a chapter would get a number, which clause 6.2.1 forbids. */
export const structuralAsChapter = defineRule({
  id: 'G32-6.2.1-struct-kind',
  clause: '6.2.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: ['title', 'name'],
  *check({ sections }) {
    const present = new Set(sections.map(({ section }) => section.kind));
    for (const { section } of sections) {
      const kind = kindByTitle(section.title);
      if (kind === null || (section.kind !== 'chap' && section.kind !== 'common')) continue;
      const edit = { kind: 'sectionKind', sectionId: section.id, sectionKind: kind } as const;
      const values = { title: section.title, name: SECTION_NAMES[kind] ?? kind };
      yield sectionHit(section, values, present.has(kind) ? undefined : [edit]);
    }
  },
});

/** Text that has not been told what part of the document it is. */
export const unassignedSection = defineRule({
  id: 'G32-4-unassigned',
  clause: '4',
  standard: 'ГОСТ 7.32-2017',
  severity: 'should',
  fix: 'none',
  values: ['title'],
  *check({ sections }) {
    for (const { section } of sections) {
      if (section.kind !== 'common' || kindByTitle(section.title) !== null) continue;
      yield sectionHit(section, { title: section.title });
    }
  },
});
