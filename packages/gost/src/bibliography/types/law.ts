import { addressAreas, contentArea, noteArea } from '../areas/access.ts';
import { extentArea, imprint, numbered, pagesArea } from '../areas/publication.ts';
import { printTitle } from '../areas/title.ts';
import type { CslItem } from '../csl-item.ts';
import { wordedDate, years } from '../dates.ts';
import type { Describe } from '../description.ts';
import type { Labels } from '../labels.ts';
import { type Area, joinElements, joinSentences } from '../punctuation.ts';

/** «Федеральный закон от 27 июля 2006 г. № 152-ФЗ». */
function act({ text, dates }: CslItem): string {
  const date = wordedDate(dates['original-date']);
  return joinElements(' ', [text.genre, date && `от ${date}`, text.number && `№ ${text.number}`]);
}

/** Where it is published: an official journal by year, number and article, or a legal database. */
function published(item: CslItem, labels: Labels): Area[] {
  const { text, dates } = item;
  return [
    printTitle(text['container-title']),
    years(dates.issued),
    numbered(labels.issue, text.issue),
    numbered(labels.article, text.section),
    pagesArea(item, labels),
    ...addressAreas(item),
  ];
}

/**
 * A law or another act. `authority` is the heading, «Российская Федерация. Законы»; `original-date`
 * the date of the act, `issued` that of the publication; `status` how it was adopted or amended.
 */
export const describeLaw: Describe = (item, labels) => {
  const { text } = item;
  const title = joinElements(' : ', [
    joinSentences([text.authority, printTitle(text.title)]),
    act(item),
    text.status && `[${text.status.replace(/^\[|\]$/g, '')}]`,
  ]);
  const apart = !text['container-title'];
  return {
    areas: [
      title,
      ...(apart ? [imprint(item), extentArea(item, labels)] : []),
      noteArea(item),
      ...(apart ? addressAreas(item) : []),
    ],
    content: contentArea(item),
    ...(!apart && { host: published(item, labels) }),
  };
};
