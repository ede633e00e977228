import { unitHit } from '../../hits.ts';
import { matchUnits } from '../../reading/match-units.ts';
import { defineRule } from '../../rule.ts';

const REPEATED =
  /(?<![\p{L}-])(в|на|с|и|по|для|из|от|к|о|об|за|при|не|что|как|или|а|но|это|его|ее|её|их|был|была|было|были|является|быть)\s+\1(?![\p{L}-])/giu;

/** The same small word twice in a row is a slip of editing. */
export const repeatedWord = defineRule({
  id: 'T-repeated-word',
  clause: 'повторы',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'none',
  values: ['word'],
  *check({ units }) {
    for (const { unit, from, to, match } of matchUnits(units, REPEATED)) {
      if (endsWithInitial(unit.prose, to)) continue;
      yield unitHit(unit, [from, to], { word: match[1] ?? '' });
    }
  },
});

/** «с С. Ивановым»: the second one is an initial. */
const endsWithInitial = (prose: string, to: number): boolean =>
  prose[to] === '.' && /(?<!\p{L})\p{Lu}$/u.test(prose.slice(0, to));
