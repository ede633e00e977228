import { replaceIn, unitHit } from '../../hits.ts';
import { defineRule } from '../../rule.ts';
import { capitalise, headingTexts } from './heading-texts.ts';

const DOT = /(?<!\.)\.\s*$/u;
const SHORT_FORM = /(?:^|\s)(?:др|т\.\s?[дп]|пр|гг?|им|вв?)\.\s*$/iu;
const LONG = 160;

/** A heading has no dot at the end. */
export const headingDot = defineRule({
  id: 'G32-6.2.3-final-dot',
  clause: '6.2.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: [],
  *check(reading) {
    for (const unit of headingTexts(reading)) {
      const dot = DOT.exec(unit.text);
      if (!dot || SHORT_FORM.test(unit.text)) continue;
      const edit = replaceIn(unit, dot.index, unit.text.length, '');
      yield unitHit(unit, [dot.index, dot.index + 1], {}, [edit]);
    }
  },
});

/** A heading starts with a capital letter. */
export const headingCapital = defineRule({
  id: 'G32-6.2.3-capital',
  clause: '6.2.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'case',
  values: [],
  *check(reading) {
    for (const unit of headingTexts(reading)) {
      const at = unit.text.search(/\S/);
      if (!/^[а-яё]{3}|^[а-яё]\s/u.test(unit.text.slice(at))) continue;
      yield unitHit(unit, [at, at + 1], {}, [capitalise(unit, at)]);
    }
  },
});

/** Headings are short and clear. */
export const headingLong = defineRule({
  id: 'G32-6.4.7-heading-clear',
  clause: '6.4.7',
  standard: 'ГОСТ 7.32-2017',
  severity: 'should',
  fix: 'none',
  values: ['count'],
  *check(reading) {
    for (const unit of headingTexts(reading)) {
      const count = unit.text.trim().length;
      if (count > LONG) yield unitHit(unit, [0, unit.text.length], { count });
    }
  },
});
