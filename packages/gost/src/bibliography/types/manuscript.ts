import { addressAreas, contentArea, noteArea } from '../areas/access.ts';
import { extentArea } from '../areas/publication.ts';
import { titleArea } from '../areas/title.ts';
import { years } from '../dates.ts';
import type { Describe } from '../description.ts';
import { joinElements, joinSentences } from '../punctuation.ts';

/** A manuscript or a file of an archive: «Архив. Ф. 316. Оп. 1. Д. 161. Л. 1» follows « // ». */
export const describeManuscript: Describe = (item, labels) => {
  const { text, dates } = item;
  const place = joinSentences([text.archive, text.archive_location]);
  return {
    areas: [
      titleArea(item, labels),
      joinElements(', ', [text['publisher-place'], years(dates.issued)]),
      extentArea(item, labels),
      noteArea(item),
      ...addressAreas(item),
    ],
    content: contentArea(item),
    ...(place && { host: [place] }),
  };
};
