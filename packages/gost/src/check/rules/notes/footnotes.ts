import { replaceIn, unitHit } from '../../hits.ts';
import { defineRule } from '../../rule.ts';

/** The mark of a footnote stands right after the word, without a space. */
export const footnoteMark = defineRule({
  id: 'G32-6.7.4-footnote-mark',
  clause: '6.7.4',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: [],
  *check({ units }) {
    for (const unit of units) {
      for (const { node, from } of unit.inlines) {
        const spaces = /[ \u00A0]+$/u.exec(unit.text.slice(0, from));
        if (node.type !== 'footnote' || !spaces || spaces.index === 0) continue;
        const edit = replaceIn(unit, spaces.index, from, '');
        yield unitHit(unit, [spaces.index, from + 1], {}, [edit]);
      }
    }
  },
});

/** A footnote without text leaves an empty line at the foot of the page. */
export const footnoteEmpty = defineRule({
  id: 'G32-6.7.4-footnote-empty',
  clause: '6.7.4',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
  values: [],
  *check({ units }) {
    for (const unit of units) {
      if (unit.kind === 'footnote' && unit.text.trim() === '') yield unitHit(unit, [0, 0], {});
    }
  },
});
