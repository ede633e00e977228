import { replaceIn, unitHit } from '../../hits.ts';
import { matchUnits } from '../../reading/match-units.ts';
import { defineRule } from '../../rule.ts';

const LATIN = 'aceopxyABCEHKMOPTX';
const CYRILLIC = 'асеорхуАВСЕНКМОРТХ';
const MIXED = /\p{L}{3,}/gu;
const FOREIGN_TO_RUSSIAN = new RegExp(`[${LATIN}]`, 'g');
const FOREIGN_TO_LATIN = new RegExp(`[${CYRILLIC}]`, 'g');

/** A letter of the other alphabet inside a word looks right and breaks search, spelling and plagiarism checks. */
export const mixedScript = defineRule({
  id: 'T-mixed-script',
  clause: 'алфавит',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'words',
  values: ['word'],
  *check({ units }) {
    for (const { unit, from, to, match } of matchUnits(units, MIXED, /[a-z][а-яё]|[а-яё][a-z]/i)) {
      const right = inOneScript(match[0]);
      if (right === null) continue;
      yield unitHit(unit, [from, to], { word: match[0] }, [replaceIn(unit, from, to, right)]);
    }
  },
});

/** The word in the alphabet of most of its letters; null when it is in one already or in doubt («exeшник»). */
function inOneScript(word: string): string | null {
  const latin = word.match(/[A-Za-z]/g)?.length ?? 0;
  const russian = word.match(/[А-Яа-яЁё]/g)?.length ?? 0;
  if (latin === 0 || russian === 0) return null;
  const russianOnly = russian - (word.match(FOREIGN_TO_LATIN)?.length ?? 0);
  const latinOnly = latin - (word.match(FOREIGN_TO_RUSSIAN)?.length ?? 0);
  if (latinOnly === 0 && latin * 2 <= russian && russianOnly > 0)
    return swap(word, LATIN, CYRILLIC);
  if (russianOnly === 0 && russian * 2 <= latin && latinOnly > 0)
    return swap(word, CYRILLIC, LATIN);
  return null;
}

const swap = (word: string, from: string, to: string): string =>
  [...word].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
