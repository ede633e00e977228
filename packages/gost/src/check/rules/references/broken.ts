import type { ReferenceKind } from '../../../model/document.ts';
import { unitHit } from '../../hits.ts';
import { readReferenceWord, wordFits } from '../../reading/reference-words.ts';
import { defineRule } from '../../rule.ts';
import { wordBefore } from './word-before.ts';

/** A live reference whose target has been deleted prints nothing. */
export const brokenReference = defineRule({
  id: 'V-broken-reference',
  clause: 'ссылки',
  standard: 'Практика ВКР',
  severity: 'must',
  fix: 'none',
  values: [],
  *check({ references, numbering }) {
    for (const { target, unit, offset } of references) {
      if (!numbering.byId.has(target)) yield unitHit(unit, [offset, offset + 1], {});
    }
  },
});

const NAMES: Record<ReferenceKind, string> = {
  section: 'раздел',
  heading: 'раздел',
  figure: 'рисунок',
  table: 'таблица',
  listing: 'листинг',
  formula: 'формула',
  appendix: 'приложение',
};

/** «Таблица» before a reference that leads to a figure. */
export const referenceKind = defineRule({
  id: 'V-reference-kind',
  clause: 'ссылки',
  standard: 'Практика ВКР',
  severity: 'must',
  fix: 'none',
  values: ['word', 'target'],
  *check({ references, numbering }) {
    for (const { target, unit, offset } of references) {
      const item = numbering.byId.get(target);
      const word = wordBefore(unit, offset);
      const named = word ? readReferenceWord(word.text) : null;
      if (!item || !word || !named || wordFits(named.kind, item.kind)) continue;
      if (item.sectionId !== unit.section.id && named.kind === 'appendix') continue;
      const values = { word: word.text, target: NAMES[item.kind] };
      yield unitHit(unit, [word.from, offset + 1], values);
    }
  },
});

/** Words that may stand before a formula's number, and before that of a section. */
const OTHER_WORDS =
  /(?:уравнени|выражени|соотношени|равенств|неравенств|тождеств|систем|услови|зависимост|функци|подраздел|пункт|параграф|част)\p{L}*[\s\u00A0]*$/iu;
const LINKED = /(?:[,;–—-]|\s(?:и|или|по|до|также))[\s\u00A0]*$/u;

/** A bare number does not say what it is the number of. */
export const referenceWithoutWord = defineRule({
  id: 'V-reference-no-word',
  clause: 'ссылки',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'none',
  values: ['word'],
  *check({ references, numbering }) {
    for (const { target, unit, offset } of references) {
      const item = numbering.byId.get(target);
      if (!item || item.number === null || wordBefore(unit, offset)) continue;
      const before = unit.prose.slice(0, offset);
      if (OTHER_WORDS.test(before) || LINKED.test(before) || item.kind === 'formula') continue;
      yield unitHit(unit, [offset, offset + 1], { word: NAMES[item.kind] });
    }
  },
});
