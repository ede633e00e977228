import { addressAreas, contentArea, doiArea, isbnArea, noteArea } from '../areas/access.ts';
import { bookImprint, editionArea, extentArea, seriesArea } from '../areas/publication.ts';
import { printTitle, titleArea, titleProper } from '../areas/title.ts';
import type { CslItem } from '../csl-item.ts';
import type { Describe } from '../description.ts';
import type { Labels } from '../labels.ts';
import { joinElements, joinSentences } from '../punctuation.ts';
import { siteHost } from './webpage.ts';

function counted(value: string | undefined, print: (count: string) => string): string {
  return value && /^\d+$/.test(value) ? print(value) : (value ?? '');
}

/** «Заглавие : в 3 томах. Том 1. Заглавие тома», clause 6. */
function volumeTitle(item: CslItem, labels: Labels): string {
  const { volume, 'number-of-volumes': count, 'volume-title': own } = item.text;
  const whole = joinElements(' : ', [titleProper(item), counted(count, labels.inVolumes)]);
  const number = counted(volume, (n) => `${labels.volumeWord} ${n}`);
  return joinSentences([whole, number, printTitle(own)]);
}

/** The extent of all the volumes, «3 т.», where the record is of them all; else that of the one. */
function extent(item: CslItem, labels: Labels): string {
  const pages = extentArea(item, labels);
  const { volume, 'number-of-volumes': count } = item.text;
  if (pages || volume || !count || !/^\d+$/.test(count)) return pages;
  return `${count} ${labels.volumesExtent}`;
}

/** A book: monograph, textbook, collection, one volume or all of them; GOST R 7.0.100-2018 clauses 5 and 6. */
export const describeBook: Describe = (item, labels) => {
  const inLibrary = Boolean(item.text['container-title'] && item.text.URL);
  const access = addressAreas(item);
  return {
    areas: [
      titleArea(item, labels, volumeTitle(item, labels)),
      editionArea(item, labels),
      bookImprint(item, labels),
      extent(item, labels),
      seriesArea(item),
      noteArea(item),
      isbnArea(item),
      doiArea(item),
      ...(inLibrary ? [] : access),
    ],
    content: contentArea(item),
    ...(inLibrary && { host: [siteHost(item, labels), ...access] }),
  };
};
