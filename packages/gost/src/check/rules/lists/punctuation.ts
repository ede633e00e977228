import type { Edit } from '../../edits/edit.ts';
import { blockHit, replaceIn } from '../../hits.ts';
import type { BlockRef } from '../../reading/block.ts';
import type { TextUnit } from '../../reading/text-unit.ts';
import { defineRule } from '../../rule.ts';
import { enumerations, isOfSentences, itemParagraphs, LIST_TYPES } from './list-items.ts';

const MARK = /([.,;])?\s*$/u;
const SHORT_FORM =
  /(?:^|[\s\u00A0.(])(?:т\.?[\s\u00A0]?[дпк]|др|пр|гг?|руб|тыс|млн|ед|чел)\.\s*$/iu;
const LEFT_ALONE = /[?!…:]\s*$/u;

/** Elements end with a comma or, when they are long, with a semicolon; the last one with a dot. */
export const listPunctuation = defineRule({
  id: 'G32-6.4.6-punct',
  clause: '6.4.6',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: ['count'],
  *check(reading) {
    for (const list of enumerations(reading)) {
      if (isOfSentences(list) || list.children.length < 2) continue;
      const edits = endings(list, separatorOf(list), '.');
      if (edits.length > 0) yield blockHit(list, { count: edits.length }, edits);
    }
  },
});

/** What the writer uses most, and where that says nothing, a comma for words and a semicolon for phrases. */
function separatorOf(list: BlockRef): string {
  const texts = itemParagraphs(list).map(({ unit }) => (unit?.text ?? '').trimEnd());
  const commas = texts.filter((text) => text.endsWith(',')).length;
  const semicolons = texts.filter((text) => text.endsWith(';')).length;
  if (commas !== semicolons) return commas > semicolons ? ',' : ';';
  const simple = texts.every(
    (text) => /^[^,;:()]*[,;.]?$/u.test(text) && text.split(/\s+/).length <= 3,
  );
  return simple ? ',' : ';';
}

/** Edits for the ends of all elements; a nested list ends the way its element would. */
function endings(list: BlockRef, separator: string, last: string): Edit[] {
  return list.children.flatMap((item, index) => {
    const mark = index === list.children.length - 1 ? last : separator;
    const final = item.children.at(-1);
    if (final && LIST_TYPES.has(final.node.type)) return endings(final, separator, mark);
    if (final?.node.type !== 'paragraph' || !final.unit) return [];
    return endWith(final.unit, mark, separator);
  });
}

function endWith(unit: TextUnit, mark: string, separator: string): Edit[] {
  const { text } = unit;
  if (text.trim() === '' || LEFT_ALONE.test(text)) return [];
  const found = MARK.exec(text);
  const at = found?.index ?? text.length;
  const present = found?.[1];
  if (present === mark || (mark !== '.' && isSeparator(present, separator))) return [];
  if (present === '.' && SHORT_FORM.test(text)) {
    return [replaceIn(unit, at + 1, text.length, mark)];
  }
  return [replaceIn(unit, at, text.length, mark)];
}

/** Commas and semicolons may stand in one list: simple and complex elements are mixed. */
const isSeparator = (present: string | undefined, separator: string): boolean =>
  present === ';' || (present === ',' && separator === ',');
