import { replaceIn, unitHit } from '../../hits.ts';
import type { Reading } from '../../reading/read-document.ts';
import { defineRule, type Hit } from '../../rule.ts';
import { type CaptionKind, captions } from './caption-units.ts';

const SMALL = /^\s*[а-яё](?:[а-яё]{2}|\s)/u;

const base = { fix: 'case', values: [] } as const;

/** The name of a figure starts with a capital. */
export const figureCapital = defineRule({
  ...base,
  id: 'G32-6.5.8-caption-capital',
  clause: '6.5.8',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  check: (reading) => smallLetters(reading, 'figureCaption'),
});

/** The name of a table starts with a capital. */
export const tableCapital = defineRule({
  ...base,
  id: 'G32-6.6.3-caption-capital',
  clause: '6.6.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  check: (reading) => smallLetters(reading, 'tableCaption'),
});

/** The name of a listing follows that of a figure. */
export const listingCapital = defineRule({
  ...base,
  id: 'V-listing-capital',
  clause: 'листинги',
  standard: 'Практика ВКР',
  severity: 'practice',
  check: (reading) => smallLetters(reading, 'listingCaption'),
});

function* smallLetters(reading: Reading, kind: CaptionKind): Generator<Hit<never>> {
  for (const unit of captions(reading, kind)) {
    if (!SMALL.test(unit.prose)) continue;
    const at = unit.text.search(/\S/);
    const edit = replaceIn(unit, at, at + 1, unit.text.charAt(at).toUpperCase());
    yield unitHit(unit, [at, at + 1], {}, [edit]);
  }
}
