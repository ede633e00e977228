import { addressAreas, contentArea, doiArea, isbnArea, noteArea } from '../areas/access.ts';
import { editionArea, imprint, numbered, pagesArea, seriesArea } from '../areas/publication.ts';
import { printTitle, titleProper } from '../areas/title.ts';
import type { Describe } from '../description.ts';
import { heading, nameList, otherResponsibility } from '../names.ts';
import { joinElements } from '../punctuation.ts';

/** A chapter, section or entry of a book: its authors before « // », the book's editors after it. */
export const describeChapter: Describe = (item, labels) => {
  const authors = nameList(item.names.author ?? [], labels);
  const own = joinElements(' / ', [titleProper(item), authors]);
  const book = joinElements(' / ', [
    printTitle(item.text['container-title']),
    joinElements(' ; ', [item.text.authority, otherResponsibility(item, labels)]),
  ]);
  return {
    areas: [joinElements(' ', [heading(item), own]), doiArea(item)],
    content: contentArea(item),
    host: [
      book,
      editionArea(item, labels),
      imprint(item),
      numbered(labels.volume, item.text.volume),
      item.text.section,
      pagesArea(item, labels),
      seriesArea(item),
      noteArea(item),
      isbnArea(item),
      ...addressAreas(item),
    ],
  };
};
