import type { CslItem } from '../csl-item.ts';
import { years } from '../dates.ts';
import type { Labels } from '../labels.ts';
import { joinElements, withRanges } from '../punctuation.ts';

/** «2-е изд., перераб. и доп.»; a bare number gets its word, clause 5.3. */
export function editionArea({ text }: CslItem, labels: Labels): string {
  const edition = text.edition ?? '';
  return /^\d+$/.test(edition) ? labels.edition(edition) : edition;
}

/** «Место : Издатель, Год» from what is known, clause 5.5. */
export function imprint({ text, dates }: CslItem): string {
  const house = joinElements(' : ', [text['publisher-place'], text.publisher]);
  return joinElements(', ', [house, years(dates.issued)]);
}

/** As `imprint` for a book, which names what is unknown in square brackets, clause 5.5. */
export function bookImprint(item: CslItem, labels: Labels): string {
  const { 'publisher-place': place, publisher } = item.text;
  const year = years(item.dates.issued);
  if (!place && !publisher) return year;
  const house = `${place ?? labels.noPlace} : ${publisher ?? labels.noPublisher}`;
  return `${house}, ${year || labels.noYear}`;
}

/** «256 с.», clause 5.6; an extent with words of its own stays as it is. */
export function extentArea({ text }: CslItem, labels: Labels): string {
  const extent = text['number-of-pages'] ?? '';
  return /^[\dIVXLCivxlc,\s–-]+$/u.test(extent) ? `${extent} ${labels.pages}` : extent;
}

/** «(Серия ; 5)», clause 5.7. */
export function seriesArea({ text }: CslItem): string {
  const series = joinElements(' ; ', [text['collection-title'], text['collection-number']]);
  return series && `(${series})`;
}

/** A number with its label, «Т. 5», «№ 5, ч. 1»; words such as «Ч. 2» or «Спецвыпуск» stay as they are. */
export function numbered(label: string, value: string | undefined): string {
  if (!value) return '';
  const numeric = /^(\d|[IVXLC]+(\s*[-–—/(,]|$))/u.test(value);
  return numeric ? `${label} ${withRanges(value)}` : value;
}

/** «С. 15–20», clause 7.4.1; a label that the writer has typed is not doubled. */
export function pagesArea({ text }: CslItem, labels: Labels): string {
  const pages = (text.page ?? '').replace(/^(?:с|стр|pp?|s)\.\s*/iu, '');
  return pages && `${labels.page} ${withRanges(pages)}`;
}
