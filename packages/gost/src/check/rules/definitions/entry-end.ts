import type { SectionKind } from '@pv/editor-schema';
import { replaceIn, unitHit } from '../../hits.ts';
import type { Reading } from '../../reading/read-document.ts';
import { defineRule, type Hit } from '../../rule.ts';
import { entryLists } from './entries.ts';

const END = /[.,;]\s*$/u;
const SHORT_FORM = /(?:^|[\s.])(?:т\.?\s?[дпк]|др|пр|гг?|руб|тыс|млн|ед|см|им)\.\s*$/iu;

/** A line of the list of terms ends without a punctuation mark. */
export const termEnd = defineRule({
  id: 'G32-6.14-terms-form',
  clause: '6.14',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: ['term'],
  check: (reading) => endings(reading, new Set(['terms', 'dictionaries'])),
});

/** A line of the list of abbreviations ends without a punctuation mark. */
export const abbreviationEnd = defineRule({
  id: 'G32-6.15-abbr-form',
  clause: '6.15',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: ['term'],
  check: (reading) => endings(reading, new Set(['abbreviations', 'symbols'])),
});

function* endings(reading: Reading, kinds: ReadonlySet<SectionKind>): Generator<Hit<'term'>> {
  for (const { term, unit } of entryLists(reading, kinds).flat()) {
    const end = END.exec(unit.text);
    if (!end || SHORT_FORM.test(unit.text)) continue;
    const to = unit.text.length;
    yield unitHit(unit, [end.index, to], { term }, [replaceIn(unit, end.index, to, '')]);
  }
}
