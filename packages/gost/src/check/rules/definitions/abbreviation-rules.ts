import { sectionHit, unitHit } from '../../hits.ts';
import { defineRule } from '../../rule.ts';
import { isExplained, listedAbbreviations, usedAbbreviations } from './abbreviations.ts';
import { entryLists } from './entries.ts';

const LIST_FROM = 3;
const MIN_USES = 2;
const LIST_KINDS = new Set(['abbreviations', 'symbols'] as const);

/** More than three abbreviations that need explaining demand a list. */
export const abbreviationsNeeded = defineRule({
  id: 'G32-5.6.2-abbr-needed',
  clause: '5.6.2',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
  values: ['count', 'list'],
  *check(reading) {
    const kinds = new Set(reading.sections.map(({ section }) => section.kind));
    if (kinds.has('abbreviations') || kinds.has('symbols')) return;
    const forms = [...usedAbbreviations(reading)].filter(([, usages]) => usages.length >= MIN_USES);
    if (forms.length <= LIST_FROM) return;
    const list = forms
      .slice(0, 6)
      .map(([form]) => form)
      .join(', ');
    yield sectionHit(undefined, { count: forms.length, list });
  },
});

/** Fewer than three are explained in the text, without a list. Of exactly three the standard says nothing. */
export const abbreviationsFew = defineRule({
  id: 'G32-5.6.3-abbr-inline',
  clause: '5.6.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
  values: ['count'],
  *check(reading) {
    const entries = entryLists(reading, LIST_KINDS).flat();
    const [first] = entries;
    if (!first || entries.length >= LIST_FROM) return;
    if (
      reading.blocks.some(
        ({ node, section }) => node.type === 'tableBlock' && section === first.block.section,
      )
    )
      return;
    yield sectionHit(first.block.section, { count: entries.length });
  },
});

/** An abbreviation is explained in the list or at its first use. */
export const abbreviationUnexplained = defineRule({
  id: 'V-abbr-expand',
  clause: 'сокращения',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'none',
  values: ['form'],
  *check(reading) {
    const listed = listedAbbreviations(reading);
    for (const [form, usages] of usedAbbreviations(reading)) {
      const [first] = usages;
      if (!first || usages.length < MIN_USES || listed.has(form)) continue;
      if (isExplained(form, usages)) continue;
      yield unitHit(first.unit, [first.at, first.at + form.length], { form });
    }
  },
});
