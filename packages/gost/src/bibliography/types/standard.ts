import { addressAreas, contentArea, noteArea } from '../areas/access.ts';
import { extentArea, imprint } from '../areas/publication.ts';
import { printTitle } from '../areas/title.ts';
import { isoDate } from '../dates.ts';
import type { Describe } from '../description.ts';
import { otherResponsibility } from '../names.ts';
import { joinElements, joinSentences } from '../punctuation.ts';

/** «ГОСТ Р 7.0.100–2018»: a dash stands between the number and the year. */
function designation(number: string | undefined): string {
  return (number ?? '').replace(/(?<=\d)\s*[-–—]\s*(?=\d{2,4}$)/u, '–');
}

/**
 * A standard. `genre` is its kind, `authority` who has approved it, by what and when («Приказом …»),
 * `status` what it replaces or that it is new, `available-date` when it comes into force.
 */
export const describeStandard: Describe = (item, labels) => {
  const { text, dates } = item;
  const force = isoDate(dates['available-date']);
  const title = joinElements(' : ', [
    joinSentences([designation(text.number), printTitle(text.title)]),
    text.genre,
    text.authority && `утвержден и введен в действие ${text.authority}`,
    text.status,
    force && `дата введения ${force}`,
  ]);
  return {
    areas: [
      joinElements(' / ', [title, otherResponsibility(item, labels)]),
      imprint(item),
      extentArea(item, labels),
      noteArea(item),
      ...addressAreas(item),
    ],
    content: contentArea(item),
  };
};
