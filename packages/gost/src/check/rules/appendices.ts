import { replaceIn, sectionHit, unitHit } from '../hits.ts';
import type { Reading } from '../reading/read-document.ts';
import type { SectionReading } from '../reading/read-section.ts';
import { defineRule } from '../rule.ts';

const appendices = ({ sections }: Reading): SectionReading[] =>
  sections.filter(({ section }) => section.kind === 'applications');

const TYPED =
  /^\s*(?:Приложение|ПРИЛОЖЕНИЕ|приложение)[\s\u00A0]+(?:[А-ЯA-Z]|\d{1,2})(?:[\s\u00A0]*[.:–—-])*(?:[\s\u00A0]+|$)/u;

/** Every appendix has a title on a line of its own. */
export const appendixTitle = defineRule({
  id: 'G32-6.17.3-title',
  clause: '6.17.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
  values: [],
  *check(reading) {
    for (const { section } of appendices(reading)) {
      if (section.title.trim() === '') yield sectionHit(section, {});
    }
  },
});

/** «ПРИЛОЖЕНИЕ А» is made by the product; typed into the title it is printed twice. */
export const appendixTyped = defineRule({
  id: 'G32-6.17.3-typed',
  clause: '6.17.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'words',
  values: ['typed'],
  *check(reading) {
    for (const { title } of appendices(reading)) {
      const match = TYPED.exec(title.text);
      if (!match) continue;
      const to = match[0].length;
      yield unitHit(title, [0, to], { typed: match[0].trim() }, [replaceIn(title, 0, to, '')]);
    }
  },
});

/** Appendices stand in the order in which the text refers to them. */
export const appendixOrder = defineRule({
  id: 'G32-6.17.2-order',
  clause: '6.17.2',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: ['letter', 'before'],
  *check(reading) {
    const list = appendices(reading);
    const ranked = list.map((appendix) => ({ appendix, first: firstMention(reading, appendix) }));
    if (ranked.some(({ first }) => first === null)) return;
    const sorted = ranked.toSorted((a, b) => (a.first ?? 0) - (b.first ?? 0));
    const wrong = ranked.findIndex((item, index) => sorted[index] !== item);
    const [here, wanted] = [ranked[wrong], sorted[wrong]];
    if (!here || !wanted) return;
    const values = {
      letter: letterOf(reading, wanted.appendix),
      before: letterOf(reading, here.appendix),
    };
    const order = sorted.map(({ appendix }) => appendix.section.id);
    const typed = reading.typed.some(({ kind }) => kind === 'appendix');
    const edit = { kind: 'sectionOrder', ids: withAppendices(reading, order) } as const;
    yield sectionHit(here.appendix.section, values, typed ? undefined : [edit]);
  },
});

function firstMention({ mentions, targets }: Reading, { section }: SectionReading): number | null {
  let first: number | null = null;
  for (const { key, section: holder } of targets.values()) {
    if (holder.section.id !== section.id) continue;
    const outside = mentions.get(key)?.find(({ unit }) => unit.section.kind !== 'applications');
    if (!outside) continue;
    const at = outside.unit.order + outside.offset / 1e6;
    first = first === null ? at : Math.min(first, at);
  }
  return first;
}

const letterOf = ({ targets }: Reading, { section }: SectionReading): string =>
  targets.get(section.id)?.label ?? '';

/** All sections in their order, the appendices among them in the new one. */
function withAppendices({ sections }: Reading, order: readonly string[]): string[] {
  const queue = [...order];
  return sections.map(({ section }) =>
    section.kind === 'applications' ? (queue.shift() ?? section.id) : section.id,
  );
}
