import { replaceIn, unitHit } from '../../hits.ts';
import { matchUnits } from '../../reading/match-units.ts';
import { defineRule } from '../../rule.ts';

const CAPITAL =
  /(?<=[\p{L},;][ \u00A0])(?:Рисун(?:ок|к[а-я]{1,3})|Таблиц[а-я]{0,3}|Приложени[а-я]{1,3}|Листинг[а-я]{0,3})(?=[\s\u00A0](?:\uFFFC|\d|[А-Я](?!\p{L})))/gu;

/** Inside a sentence «рисунок 2», «таблица 3», «приложение А» start with a small letter. */
export const wordCase = defineRule({
  id: 'G32-6.5.1-word-case',
  clause: '6.5.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'should',
  fix: 'case',
  values: ['word'],
  *check({ units }) {
    const running = units.filter((unit) => unit.kind === 'paragraph' || unit.kind === 'footnote');
    for (const { unit, from, to, match } of matchUnits(running, CAPITAL)) {
      const [word] = match;
      const edit = replaceIn(unit, from, from + 1, word.charAt(0).toLowerCase());
      yield unitHit(unit, [from, to], { word }, [edit]);
    }
  },
});
