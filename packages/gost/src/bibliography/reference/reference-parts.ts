import { numbered, pagesArea, printTitle } from '../areas.ts';
import type { CslItem } from '../csl-item.ts';
import { dayOfYear, numericDate, years } from '../dates.ts';
import type { Labels } from '../labels.ts';
import { directName, invertedName, nameList } from '../names.ts';
import { type Area, capitalised, joinElements, withDot } from '../punctuation.ts';
import { shortDay, shortPlace, shortWords } from './short-words.ts';

/** Up to how many authors all of them head a reference, clause 4.10.2; of more, the first one is named. */
const MOST_FOR_HEADING = 3;

/** «Фамилия И. О., Фамилия И. О.», clauses 4.10.1 and 4.10.2; a collective heads nothing. */
export function authorsHeading({ names }: CslItem): string {
  const authors = names.author ?? [];
  if (authors.length > MOST_FOR_HEADING || authors.some(({ literal }) => literal)) return '';
  return authors.map(invertedName).join(', ');
}

type ReferenceRole = 'editor' | 'compiler' | 'translator' | 'director';
const ROLES: readonly (readonly [ReferenceRole, string, string])[] = [
  ['director', 'рук.', 'head'],
  ['editor', 'ред.', 'ed.'],
  ['compiler', 'сост.', 'comp.'],
  ['translator', 'пер.', 'transl.'],
];

/** «под ред. …», «сост. …»: who made it besides the authors. */
export function otherMakers({ names }: CslItem, labels: Labels): string {
  const groups = ROLES.map(([role, russian, foreign]) => {
    const people = names[role] ?? [];
    const [first] = people;
    if (!first) return '';
    if (people.length === 1 && first.literal) return shortWords(first.literal);
    return `${labels.russian ? russian : foreign} ${nameList(people, labels)}`;
  });
  return joinElements(' ; ', groups);
}

/**
 * Who made the work, after « / »: of four authors and more the first «[и др.]»; where nobody heads the
 * reference, who edited it. Those of the heading are not repeated, clause 4.10.2.
 */
export function makers(item: CslItem, labels: Labels): string {
  const [first, ...others] = item.names.author ?? [];
  if (first && authorsHeading(item)) return '';
  if (!first) return otherMakers(item, labels);
  return others.length > 0 ? `${directName(first)} ${labels.andOthers}` : directName(first);
}

/** «Фамилия И. О. Заглавие : вид [Электронный ресурс] / кто», the beginning of every reference. */
export function referenceTitle(
  item: CslItem,
  labels: Labels,
  { about = [shortWords(item.text.genre ?? '')], mark = '', by = makers(item, labels) } = {},
): string {
  const title = joinElements(' : ', [printTitle(item.text.title), ...about]);
  const marked = joinElements(' ', [title, mark]);
  return joinElements(' ', [authorsHeading(item), joinElements(' / ', [marked, by])]);
}

/** «М. : Наука, 2020» from what is known. */
export function shortImprint({ text, dates }: CslItem): string {
  const house = joinElements(' : ', [shortPlace(text['publisher-place']), text.publisher]);
  return joinElements(', ', [house, years(dates.issued)]);
}

/** «М., 2017»: what has no publisher. */
export const placeAndYear = ({ text, dates }: CslItem): string =>
  joinElements(', ', [shortPlace(text['publisher-place']), years(dates.issued)]);

const RESTRICTED = /^режим доступа/iu;

/** Notes in the order of clause 10.4: limits of access, then the address with the day it was seen. */
export function addressNotes({ text, dates }: CslItem): Area[] {
  if (!text.URL) return [];
  const mode = RESTRICTED.test(text.note ?? '') && capitalised(text.note ?? '');
  const seen = numericDate(dates.accessed);
  return [mode, `URL: ${text.URL}${seen && ` (дата обращения: ${seen})`}`];
}

/** The DOI of what has no address: the standard is older, and another link would be lost. */
export function doiNote({ text }: CslItem): string {
  const doi = (text.DOI ?? '').replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:?\s*)/iu, '');
  return doi && !text.URL ? `DOI ${doi}` : '';
}

/** «[Электронный ресурс]» of what has an address, clause 10.3. */
export function electronicMark({ text }: CslItem, labels: Labels): string {
  if (!text.URL) return '';
  return labels.russian ? '[Электронный ресурс]' : '[Electronic resource]';
}

/** «Т. 13, № 16». */
export function numbersOf({ text }: CslItem, labels: Labels): string {
  const parts = [numbered(labels.volume, text.volume), numbered(labels.issue, text.issue)];
  return capitalised(joinElements(', ', parts));
}

/** «2 февр.» where the day is known and not the year alone. */
export function publishedDay({ dates }: CslItem, labels: Labels): string {
  const start = dates.issued?.start;
  if (!start) return '';
  return labels.russian ? shortDay(start.day, start.month) : dayOfYear(start, false);
}

/** «С. 15–20». */
export const pagesOfPart = (item: CslItem, labels: Labels): string =>
  pagesArea(item, labels) || numbered(labels.article, item.text.number);

/** A reference is areas with a dot and a space between them, clause 4.9.1, and « // » before its host. */
export function printReference(own: readonly Area[], host: readonly Area[] = []): string {
  const halves = [own, host].map((areas) => {
    const texts = areas.filter((area): area is string => Boolean(area));
    return texts.map((text, n) => (n < texts.length - 1 ? withDot(text) : text)).join(' ');
  });
  return withDot(halves.filter(Boolean).join(' // '));
}
