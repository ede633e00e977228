import { unitHit } from '../../hits.ts';
import { matchUnits } from '../../reading/match-units.ts';
import { defineRule } from '../../rule.ts';

const PERSON =
  /(?<![\p{L}«-])(я|меня|мне|мной|мною|мой|моя|моё|мое|моего|моей|моему|моим|моих|мои)(?![\p{L})-])/giu;
const QUOTED = /[«„"][^«»„“"]*[»“"]/gu;

/** The writer does not say «я»: «мы» or an impersonal sentence. Quotations may. */
export const firstPerson = defineRule({
  id: 'V-first-person',
  clause: 'стиль',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'none',
  values: ['word'],
  *check({ units }) {
    const written = units.filter(({ kind }) => kind === 'paragraph' || kind === 'footnote');
    for (const { unit, from, to, match } of matchUnits(written, PERSON)) {
      if (isQuoted(unit.prose, from) || isLetter(unit.prose, from, to)) continue;
      yield unitHit(unit, [from, to], { word: match[0] });
    }
  },
});

const isQuoted = (prose: string, at: number): boolean =>
  [...prose.matchAll(QUOTED)].some(
    ({ 0: quote, index }) => index < at && at < index + quote.length,
  );

/** «от А до Я», «2-я» are letters and endings. */
const isLetter = (prose: string, from: number, to: number): boolean =>
  /(?:до|буква|\d)\s?$/iu.test(prose.slice(0, from)) && to - from === 1;
