import type { SourceStyle } from '@pv/editor-schema';
import type { CslItem } from './csl-item.ts';
import { numericDate, years } from './dates.ts';
import type { Labels } from './labels.ts';
import { heading, responsibility } from './names.ts';
import {
  type Area,
  capitalised,
  joinAreas,
  joinElements,
  withDot,
  withoutDot,
  withRanges,
} from './punctuation.ts';

/** A record by its areas. A part of something larger has the areas of its host as well, clause 7. */
interface Description {
  areas: readonly Area[];
  /** Kind of content and means of access, the last of `areas`; a switch leaves it out. */
  content: string;
  host?: readonly Area[];
}

/** Makes the areas of one type of source. */
export type Describe = (item: CslItem, labels: Labels) => Description;

/** The text of a record: areas, « // » before the host, one dot at the end. */
export function printDescription(
  description: Description,
  { contentType, dash }: SourceStyle,
): string {
  const own = joinAreas([...description.areas, contentType && description.content], dash);
  const host = joinAreas(description.host ?? [], dash);
  return withDot([own, host].filter(Boolean).join(' // '));
}

const RESTRICTED = /^режим доступа/iu;

/** Notes of the writer, clause 5.8; a restriction of access stands after the address instead. */
export function noteArea({ text }: CslItem): string {
  const note = text.note ?? '';
  return RESTRICTED.test(note) ? '' : capitalised(note);
}

/** «ISBN …» and «DOI …» without the address of the resolver, clause 5.9. */
export function isbnArea({ text }: CslItem): string {
  return text.ISBN ? `ISBN ${text.ISBN.replace(/^ISBN:?\s*/iu, '')}` : '';
}

export function doiArea({ text }: CslItem): string {
  const doi = (text.DOI ?? '').replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:?\s*)/iu, '');
  return doi && `DOI ${doi}`;
}

/**
 * «URL: … (дата обращения: дд.мм.гггг)» and a restriction of access, clause 5.8.6.4. These notes are
 * the cataloguer's and are in Russian whatever the language of the source is.
 */
export function addressAreas({ text, dates }: CslItem): Area[] {
  if (!text.URL) return [];
  const seen = numericDate(dates.accessed);
  const mode = RESTRICTED.test(text.note ?? '') ? capitalised(text.note ?? '') : '';
  return [`URL: ${text.URL}${seen && ` (дата обращения: ${seen})`}`, mode];
}

/** True for a source that is read on a screen: it has an address, or says so itself. */
function isElectronic({ text }: CslItem): boolean {
  return Boolean(text.URL) || /электрон|electronic|online/iu.test(text.medium ?? '');
}

/** The last area, kind of content and means of access, clause 5.10. */
export function contentArea(item: CslItem): string {
  return isElectronic(item) ? 'Текст : электронный' : 'Текст : непосредственный';
}

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
