import type { CslItem } from '../csl-item.ts';
import type { Labels } from '../labels.ts';
import { heading, responsibility } from '../names.ts';
import { joinElements, withoutDot } from '../punctuation.ts';

/**
 * A title as it stands in a record: its own final dot is left to the areas. The colon of a Russian
 * title stays as it was typed: «Сети: прошлое и будущее» has it on the cover. Foreign catalogues join a
 * subtitle by one, and it gets the spaces of the prescribed mark, clause 4.6.5.
 */
export function printTitle(title: string | undefined): string {
  const whole = withoutDot(title ?? '');
  if (/\p{Script=Cyrillic}/u.test(whole)) return whole;
  return whole.replace(/(?<=\S)\s*:\s+(?=\S)/gu, ' : ');
}

/** «Заглавие : сведения, относящиеся к заглавию», clause 5.2. */
export function titleProper(item: CslItem): string {
  return joinElements(' : ', [printTitle(item.text.title), item.text.genre]);
}

/** The first area: the heading, the title with what belongs to it, and the responsibility. */
export function titleArea(
  item: CslItem,
  labels: Labels,
  title: string = titleProper(item),
): string {
  const named = joinElements(' / ', [title, responsibility(item, labels)]);
  return joinElements(' ', [heading(item), named]);
}
