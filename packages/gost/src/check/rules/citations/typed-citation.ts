import { unitHit } from '../../hits.ts';
import { matchUnits } from '../../reading/match-units.ts';
import { defineRule } from '../../rule.ts';

const TYPED =
  /\[\d{1,3}(?:,[\s\u00A0]*с\.[\s\u00A0]*[\d–—-]+)?(?:[\s\u00A0]*[,;–—-][\s\u00A0]*\d{1,3}(?:,[\s\u00A0]*с\.[\s\u00A0]*[\d–—-]+)?)*\]/gu;

/** A typed «[3]» does not follow its source when the order of the list changes. */
export const typedCitation = defineRule({
  id: 'G32-6.9.1-brackets',
  clause: '6.9.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'practice',
  fix: 'none',
  values: ['typed'],
  *check({ units, snapshot }) {
    if (snapshot.sources.length === 0) return;
    const running = units.filter(({ kind }) => kind === 'paragraph' || kind === 'footnote');
    for (const { unit, from, to, match } of matchUnits(running, TYPED)) {
      yield unitHit(unit, [from, to], { typed: match[0] });
    }
  },
});
