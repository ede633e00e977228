import { GENERATED_KINDS, type SectionKind } from '@pv/editor-schema';
import { sectionHit } from '../../hits.ts';
import type { Reading } from '../../reading/read-document.ts';
import { defineRule, type Hit } from '../../rule.ts';
import { SECTION_NAMES } from './section-names.ts';

const REQUIRED: readonly SectionKind[] = [
  'title',
  'abstract',
  'main',
  'intro',
  'chap',
  'conclusion',
];

/** Elements that clause 4 demands. Those that the product makes itself are added by one click. */
export const requiredSections = defineRule({
  id: 'G32-4-required',
  clause: '4',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: ['name'],
  *check(reading) {
    for (const kind of REQUIRED) if (!has(reading, kind)) yield missing(kind);
  },
});

/** Clause 4 leaves the list of sources optional; every university demands it. */
export const requiredSources = defineRule({
  id: 'G32-4-sources-practice',
  clause: '4',
  standard: 'ГОСТ 7.32-2017',
  severity: 'practice',
  fix: 'signs',
  values: ['name'],
  *check(reading) {
    if (!has(reading, 'references') && !has(reading, 'literatures')) yield missing('references');
  },
});

const has = ({ sections }: Reading, kind: SectionKind): boolean =>
  sections.some(({ section }) => section.kind === kind);

function missing(sectionKind: SectionKind): Hit<'name'> {
  const values = { name: SECTION_NAMES[sectionKind] ?? sectionKind };
  const edits = [{ kind: 'addSection', sectionKind } as const];
  return sectionHit(undefined, values, GENERATED_KINDS.has(sectionKind) ? edits : undefined);
}
