import { editionArea, extentArea, noteArea, numbered, printTitle, seriesArea } from '../areas.ts';
import type { CslItem } from '../csl-item.ts';
import { wordedDate, years } from '../dates.ts';
import type { Labels } from '../labels.ts';
import { type Area, joinElements, joinSentences } from '../punctuation.ts';
import type { SourceType } from '../source-types.ts';
import { siteHost } from '../types/online.ts';
import { designation } from '../types/works.ts';
import {
  addressNotes,
  doiNote,
  electronicMark,
  numbersOf,
  otherMakers,
  pagesOfPart,
  placeAndYear,
  printReference,
  publishedDay,
  referenceTitle,
  shortImprint,
} from './reference-parts.ts';
import { shortDay, shortWords } from './short-words.ts';

/** The areas of a reference: its own, and those of what it is a part of. */
interface Reference {
  own: readonly Area[];
  host?: readonly Area[];
}

type DescribeReference = (item: CslItem, labels: Labels, mark: string) => Reference;

const genre = ({ text }: CslItem): string => shortWords(text.genre ?? '');

const book: DescribeReference = (item, labels) => {
  const { volume, 'number-of-volumes': count, 'volume-title': own } = item.text;
  const volumes = count && (/^\d+$/.test(count) && labels.russian ? `в ${count} т.` : count);
  const number = joinElements(' : ', [numbered(labels.volume, volume), printTitle(own)]);
  const whole = count && !volume && /^\d+$/.test(count) ? `${count} ${labels.volumesExtent}` : '';
  return {
    own: [
      referenceTitle(item, labels, { about: [genre(item), volumes || ''] }),
      editionArea(item, labels),
      shortImprint(item),
      number,
      extentArea(item, labels) || whole,
      seriesArea(item),
      noteArea(item),
      ...addressNotes(item),
      doiNote(item),
    ],
  };
};

/** The name of a host; what it tells of itself after its title is abbreviated. */
function hostTitle({ text }: CslItem, ...about: Area[]): string {
  const [name = '', ...rest] = printTitle(text['container-title']).split(' : ');
  return joinElements(' : ', [name, ...rest.map(shortWords), ...about]);
}

const chapter: DescribeReference = (item, labels, mark) => ({
  own: [referenceTitle(item, labels, { mark })],
  host: [
    hostTitle(item, item.text['event-title'] && shortWords(item.text['event-title'])),
    editionArea(item, labels),
    shortImprint(item),
    numbered(labels.volume, item.text.volume),
    pagesOfPart(item, labels),
    noteArea(item),
    ...addressNotes(item),
    doiNote(item),
  ],
});

const journalArticle: DescribeReference = (item, labels, mark) => ({
  own: [referenceTitle(item, labels, { mark })],
  host: [
    printTitle(item.text['container-title']),
    years(item.dates.issued),
    numbersOf(item, labels),
    pagesOfPart(item, labels),
    noteArea(item),
    ...addressNotes(item),
    doiNote(item),
  ],
});

const newspaperArticle: DescribeReference = (item, labels, mark) => {
  const day = publishedDay(item, labels);
  const issue = numbered(labels.issue, item.text.issue);
  return {
    own: [referenceTitle(item, labels, { mark })],
    host: [
      printTitle(item.text['container-title']),
      years(item.dates.issued),
      day && issue ? `${day} (${issue})` : day || issue,
      pagesOfPart(item, labels),
      noteArea(item),
      ...addressNotes(item),
    ],
  };
};

/** Of a speciality a reference keeps the code. */
const specialityCode = ({ text }: CslItem): string =>
  /^\d+(?:\.\d+)+/u.exec(text.section ?? '')?.[0] ?? '';

const thesis: DescribeReference = (item, labels) => ({
  own: [
    referenceTitle(item, labels, { about: [genre(item), specialityCode(item)], by: '' }),
    placeAndYear(item),
    extentArea(item, labels),
    ...addressNotes(item),
    doiNote(item),
  ],
});

const standard: DescribeReference = (item, labels) => ({
  own: [
    joinSentences([designation(item.text.number), printTitle(item.text.title)]),
    shortImprint(item),
    extentArea(item, labels),
    ...addressNotes(item),
  ],
});

const law: DescribeReference = (item, labels, mark) => {
  const { text, dates } = item;
  const { day = null, month = null, year } = dates['original-date']?.start ?? {};
  const on =
    day && month ? `${shortDay(day, month)} ${year} г.` : wordedDate(dates['original-date']);
  const act = joinElements(' ', [genre(item), on && `от ${on}`, text.number && `№ ${text.number}`]);
  const article = numbered(labels.article, text.section);
  const issue = numbered(labels.issue, text.issue);
  const title = joinElements(' : ', [printTitle(text.title), act]);
  const own = joinElements(' ', [title, mark]);
  if (!text['container-title']) {
    return { own: [own, shortImprint(item), extentArea(item, labels), ...addressNotes(item)] };
  }
  return {
    own: [own],
    host: [
      text.URL ? siteHost(item, labels) : shortWords(printTitle(text['container-title'])),
      years(dates.issued),
      joinElements(', ', [issue, issue ? article.toLowerCase() : article]),
      ...addressNotes(item),
    ],
  };
};

/** «15.02.17», the dates of a patent. */
function shortDate(date: CslItem['dates']['issued']): string {
  const { year, month, day } = date?.start ?? {};
  if (!year) return date?.literal ?? '';
  const two = (number: number) => String(number % 100).padStart(2, '0');
  return day && month ? `${two(day)}.${two(month)}.${two(year)}` : String(year);
}

const patent: DescribeReference = (item, labels) => {
  const { text, dates } = item;
  const kind = (text.genre ?? 'патент').replace(/^патент(?!\p{L})/iu, 'пат.');
  const number = text.number?.replace(/^№\s*/u, '');
  const document = joinElements(' ', [kind, number, shortWords(text.jurisdiction ?? '')]);
  const filed = shortDate(dates.submitted);
  const published = shortDate(dates.issued);
  return {
    own: [
      joinElements(' : ', [printTitle(text.title), document.replace(/^\p{Lu}(?=\p{Ll})/u, lower)]),
      joinElements(' ; ', [
        text['call-number'] && `№ ${text['call-number'].replace(/^№\s*/u, '')}`,
        filed && `заявл. ${filed}`,
        published && `опубл. ${published}`,
      ]),
      extentArea(item, labels),
      ...addressNotes(item),
    ],
  };
};

const lower = (letter: string): string => letter.toLowerCase();

const webpage: DescribeReference = (item, labels, mark) => {
  const tail = [shortImprint(item), publishedDay(item, labels), noteArea(item)];
  if (item.text['container-title']) {
    return {
      own: [referenceTitle(item, labels, { mark })],
      host: [siteHost(item, labels), ...tail, ...addressNotes(item)],
    };
  }
  // a whole site says itself that it is one
  const about = [genre(item).replace(/(?<![\p{L}[])(сайт|site)$/iu, '[$1]')];
  return { own: [referenceTitle(item, labels, { about }), ...tail, ...addressNotes(item)] };
};

const report: DescribeReference = (item, labels, mark) => {
  const { text } = item;
  const kind = text.genre ?? (labels.russian ? 'отчет о НИР' : 'report');
  const about = [shortWords(joinElements(' ', [kind, text.status && `(${text.status})`]))];
  const by = joinElements(' ; ', [text.authority, otherMakers(item, labels)]);
  return {
    own: [
      referenceTitle(item, labels, { about, mark, by }),
      shortImprint(item),
      extentArea(item, labels),
      text.number,
      noteArea(item),
      ...addressNotes(item),
      doiNote(item),
    ],
  };
};

const digital: DescribeReference = (item, labels, mark) => {
  const version = item.text.version ?? '';
  return {
    own: [
      referenceTitle(item, labels, { mark }),
      /^\d/.test(version) ? `${labels.version} ${version}` : version,
      shortImprint(item),
      noteArea(item),
      ...addressNotes(item),
      doiNote(item),
    ],
  };
};

/** «ОР РНБ. Ф. 41. Ед. хр. 45. Л. 1–10» follows « // », clause 11.4. */
const manuscript: DescribeReference = (item, labels) => {
  const place = joinSentences([item.text.archive, item.text.archive_location]);
  const about = [genre(item), place && wordedDate(item.dates.issued)];
  return {
    own: [referenceTitle(item, labels, { about }), !place && placeAndYear(item)],
    host: [place, ...addressNotes(item)],
  };
};

const DESCRIBE: Readonly<Record<SourceType, DescribeReference>> = {
  book,
  chapter,
  'article-journal': journalArticle,
  'article-newspaper': newspaperArticle,
  'paper-conference': chapter,
  thesis,
  standard,
  legislation: law,
  patent,
  webpage,
  report,
  dataset: digital,
  software: digital,
  manuscript,
};

/**
 * The reference of GOST R 7.0.5-2008, as it stands in a list after the text: all names at the head,
 * usual words and places abbreviated, a dot between areas.
 * @param marked whether what is read on a screen says «[Электронный ресурс]»
 */
export function formatReference(
  type: SourceType,
  item: CslItem,
  labels: Labels,
  marked: boolean,
): string {
  const mark = marked ? electronicMark(item, labels) : '';
  const { own, host } = DESCRIBE[type](item, labels, mark);
  return printReference(own, host);
}
