import { addressAreas, contentArea, doiArea, isbnArea, noteArea } from '../areas/access.ts';
import { imprint, numbered, pagesArea, seriesArea } from '../areas/publication.ts';
import { printTitle, titleProper } from '../areas/title.ts';
import type { CslItem } from '../csl-item.ts';
import { wordedDate } from '../dates.ts';
import type { Describe } from '../description.ts';
import { heading, nameList, otherResponsibility } from '../names.ts';
import { joinElements } from '../punctuation.ts';

/** «Сборник : название конференции, Город, 12–14 мая 2020 г.» */
function proceedings({ text, dates }: CslItem): string {
  const event = joinElements(', ', [
    text['event-title'],
    text['event-place'],
    wordedDate(dates['event-date']),
  ]);
  return joinElements(' : ', [printTitle(text['container-title']), event]);
}

/** A paper in the proceedings of a conference; GOST R 7.0.100-2018 clause 7. */
export const describeConferencePaper: Describe = (item, labels) => {
  const authors = nameList(item.names.author ?? [], labels);
  const own = joinElements(' / ', [titleProper(item), authors]);
  const editors = joinElements(' ; ', [item.text.authority, otherResponsibility(item, labels)]);
  return {
    areas: [joinElements(' ', [heading(item), own]), doiArea(item)],
    content: contentArea(item),
    host: [
      joinElements(' / ', [proceedings(item), editors]),
      imprint(item),
      numbered(labels.volume, item.text.volume),
      pagesArea(item, labels),
      seriesArea(item),
      noteArea(item),
      isbnArea(item),
      ...addressAreas(item),
    ],
  };
};
