import {
  addressAreas,
  contentArea,
  type Describe,
  doiArea,
  editionArea,
  imprint,
  isbnArea,
  noteArea,
  numbered,
  pagesArea,
  printTitle,
  seriesArea,
  titleArea,
  titleProper,
} from '../areas.ts';
import type { CslItem } from '../csl-item.ts';
import { dayOfYear, wordedDate, years } from '../dates.ts';
import type { Labels } from '../labels.ts';
import { heading, nameList, otherResponsibility } from '../names.ts';
import { capitalised, joinElements } from '../punctuation.ts';

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

/** «Т. 5, № 2» or «Vol. 13, no. 16», clause 7.6. */
function numbering({ text }: CslItem, labels: Labels): string {
  const parts = [numbered(labels.volume, text.volume), numbered(labels.issue, text.issue)];
  return capitalised(joinElements(', ', parts));
}

/** «С. 15–20», or the number of an article that has no pages. */
function location(item: CslItem, labels: Labels): string {
  return pagesArea(item, labels) || numbered(labels.article, item.text.number);
}

/** An article in a journal, printed or electronic; GOST R 7.0.100-2018 clause 7. */
export const describeJournalArticle: Describe = (item, labels) => ({
  areas: [titleArea(item, labels), doiArea(item)],
  content: contentArea(item),
  host: [
    printTitle(item.text['container-title']),
    years(item.dates.issued),
    numbering(item, labels),
    location(item, labels),
    noteArea(item),
    ...addressAreas(item),
  ],
});

/** «12 марта (№ 45)», or the one of both that is known. */
function issueArea({ text, dates }: CslItem, labels: Labels): string {
  const start = dates.issued?.start;
  const day = start ? dayOfYear(start, labels.russian) : '';
  const issue = numbered(labels.issue, text.issue);
  if (day && issue) return `${day} (${issue})`;
  return day || capitalised(issue);
}

/** An article in a newspaper: it is found by its day rather than by its volume. */
export const describeNewspaperArticle: Describe = (item, labels) => ({
  areas: [titleArea(item, labels), doiArea(item)],
  content: contentArea(item),
  host: [
    printTitle(item.text['container-title']),
    years(item.dates.issued),
    issueArea(item, labels),
    pagesArea(item, labels),
    noteArea(item),
    ...addressAreas(item),
  ],
});
