import { replaceIn, unitHit } from '../../hits.ts';
import type { Reading } from '../../reading/read-document.ts';
import { defineRule, type Hit } from '../../rule.ts';
import { type CaptionKind, captions } from './caption-units.ts';

const DOT = /(?<!\.)\.\s*$/u;
const SHORT_FORM = /(?:^|[\s(])(?:др|т\.\s?[дпк]|пр|гг?|им|руб|тыс|млн|млрд|шт|ед|чел|дн)\.\s*$/iu;

const base = { fix: 'signs', values: [] } as const;

/** The name of a figure has no dot at the end. */
export const figureDot = defineRule({
  ...base,
  id: 'G32-6.5.7-caption',
  clause: '6.5.7',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  check: (reading) => finalDots(reading, 'figureCaption'),
});

/** The name of a table has no dot at the end. */
export const tableDot = defineRule({
  ...base,
  id: 'G32-6.6.3-caption',
  clause: '6.6.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  check: (reading) => finalDots(reading, 'tableCaption'),
});

/** The name of a listing follows that of a figure. */
export const listingDot = defineRule({
  ...base,
  id: 'V-listing-dot',
  clause: 'листинги',
  standard: 'Практика ВКР',
  severity: 'practice',
  check: (reading) => finalDots(reading, 'listingCaption'),
});

function* finalDots(reading: Reading, kind: CaptionKind): Generator<Hit<never>> {
  for (const unit of captions(reading, kind)) {
    const dot = DOT.exec(unit.text);
    if (!dot || SHORT_FORM.test(unit.text)) continue;
    const edit = replaceIn(unit, dot.index, unit.text.length, '');
    yield unitHit(unit, [dot.index, dot.index + 1], {}, [edit]);
  }
}
