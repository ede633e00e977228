import {
  addressAreas,
  bookImprint,
  contentArea,
  type Describe,
  doiArea,
  editionArea,
  extentArea,
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
import { isoDate, numericDate, wordedDate, years } from '../dates.ts';
import type { Labels } from '../labels.ts';
import {
  fullName,
  heading,
  invertedName,
  nameList,
  otherResponsibility,
  responsibility,
} from '../names.ts';
import { type Area, joinElements, joinSentences } from '../punctuation.ts';
import { siteHost } from './online.ts';

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

/**
 * A thesis or its author's abstract, which `genre` tells apart: «диссертация на соискание …»,
 * «автореферат диссертации на соискание …», «выпускная квалификационная работа …». The author is named
 * in full as on the title page; `section` is the speciality.
 */
export const describeThesis: Describe = (item, labels) => {
  const { text, names, dates } = item;
  const speciality =
    text.section && (labels.russian ? `специальность ${text.section}` : text.section);
  const genre = text.genre ?? (labels.russian ? 'диссертация' : 'thesis');
  const title = joinElements(' : ', [printTitle(text.title), speciality, genre]);
  const responsible = joinElements(' ; ', [
    nameList(names.author ?? [], labels, fullName),
    text.publisher ?? text.authority,
    otherResponsibility(item, labels),
  ]);
  return {
    areas: [
      joinElements(' ', [heading(item), joinElements(' / ', [title, responsible])]),
      joinElements(', ', [text['publisher-place'], years(dates.issued)]),
      extentArea(item, labels),
      noteArea(item),
      doiArea(item),
      ...addressAreas(item),
    ],
    content: contentArea(item),
  };
};

/**
 * A report on research. `authority` is the organisation, `director` the head of the work, `number`
 * its registration, `status` whether it is an intermediate or the final one.
 */
export const describeReport: Describe = (item, labels) => {
  const { text } = item;
  const genre = text.genre ?? (labels.russian ? 'отчет о НИР' : 'report');
  const kind = joinElements(' ', [genre, text.status && `(${text.status})`]);
  const title = joinElements(' : ', [printTitle(text.title), kind]);
  const named = joinElements(' / ', [title, responsibility(item, labels)]);
  return {
    areas: [
      joinElements(' ', [heading(item), named]),
      imprint(item),
      extentArea(item, labels),
      text.number,
      noteArea(item),
      doiArea(item),
      ...addressAreas(item),
    ],
    content: contentArea(item),
  };
};

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

/** «ГОСТ Р 7.0.100–2018»: a dash stands between the number and the year. */
export function designation(number: string | undefined): string {
  return (number ?? '').replace(/(?<=\d)\s*[-–—]\s*(?=\d{2,4}$)/u, '–');
}

/**
 * A standard. `genre` is its kind, `authority` who has approved it, by what and when («Приказом …»),
 * `status` what it replaces or that it is new, `available-date` when it comes into force.
 */
export const describeStandard: Describe = (item, labels) => {
  const { text, dates } = item;
  const force = isoDate(dates['available-date']);
  const title = joinElements(' : ', [
    joinSentences([designation(text.number), printTitle(text.title)]),
    text.genre,
    text.authority && `утвержден и введен в действие ${text.authority}`,
    text.status,
    force && `дата введения ${force}`,
  ]);
  return {
    areas: [
      joinElements(' / ', [title, otherResponsibility(item, labels)]),
      imprint(item),
      extentArea(item, labels),
      noteArea(item),
      ...addressAreas(item),
    ],
    content: contentArea(item),
  };
};

/** «Патент № 2637215 Российская Федерация, МПК B02C 19/16 (2006.01)». */
function document({ text }: CslItem): string {
  const number = text.number && `№ ${text.number}`;
  const name = joinElements(' ', [text.genre ?? 'Патент', number, text.jurisdiction]);
  return joinElements(', ', [name, text.section && `МПК ${text.section.replace(/^МПК\s*/u, '')}`]);
}

/**
 * A patent or a certificate of registration, which `genre` names. `section` is its class, `call-number`
 * the application, `submitted` and `issued` when it was filed and published, `publisher` the
 * applicant. The words «заявлено» and «опубликовано» are in full since the amendment of 2020.
 */
export const describePatent: Describe = (item, labels) => {
  const { text, names, dates } = item;
  const filed = numericDate(dates.submitted);
  const published = numericDate(dates.issued);
  const title = joinElements(' : ', [
    joinSentences([document(item), printTitle(text.title)]),
    text['call-number'] && `№ ${text['call-number'].replace(/^№\s*/u, '')}`,
    filed && `заявлено ${filed}`,
    published && `опубликовано ${published}`,
  ]);
  const responsible = joinElements(' ; ', [
    nameList(names.author ?? [], labels, invertedName),
    text.publisher && `заявитель ${text.publisher}`,
  ]);
  return {
    areas: [
      joinElements(' / ', [title, responsible]),
      extentArea(item, labels),
      noteArea(item),
      ...addressAreas(item),
    ],
    content: contentArea(item),
  };
};

/** «Федеральный закон от 27 июля 2006 г. № 152-ФЗ». */
function act({ text, dates }: CslItem): string {
  const date = wordedDate(dates['original-date']);
  return joinElements(' ', [text.genre, date && `от ${date}`, text.number && `№ ${text.number}`]);
}

/** Where it is published: an official journal by year, number and article, or a legal database. */
function published(item: CslItem, labels: Labels): Area[] {
  const { text, dates } = item;
  return [
    text.URL ? siteHost(item, labels) : printTitle(text['container-title']),
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
