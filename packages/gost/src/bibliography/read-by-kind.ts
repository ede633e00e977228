import { readCsl } from './read-csl.ts';

type Csl = Record<string, unknown>;

/** A kind of source whose lines have a form of their own, told whole by one pattern. */
interface LineOfKind {
  pattern: RegExp;
  fields: (parts: Readonly<Record<string, string>>) => Csl;
}

const TAIL = String.raw`(?:[. –—-]*Текст ?: ?[\p{L} ]+)?\.?$`;
const PERSON = String.raw`\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}\p{Ll}?\.[ -]?){1,3}`;
const DAY = String.raw`\d\d\.\d\d\.(?:\d\d){1,2}`;

function line(...parts: string[]): RegExp {
  return new RegExp(`^${parts.join('')}${TAIL}`, 'iu');
}

const year = (typed: string): Csl => ({ 'date-parts': [[Number(typed)]] });

/** «15.02.2017»; years of two digits above 50 are of the last century. */
function day(typed: string): Csl {
  const [date = 1, month = 1, told = 0] = typed.split('.').map(Number);
  const century = told > 99 ? 0 : told > 50 ? 1900 : 2000;
  return { 'date-parts': [[century + told, month, date]] };
}

const names = (typed: string, separator: RegExp): unknown =>
  (
    readCsl({ author: typed.split(separator).map((name) => name.replace(',', '')) }).names.author ??
    []
  ).map(({ family, given, literal }) => (literal ? { literal } : { family, given }));

function patent(parts: Readonly<Record<string, string>>): Csl {
  const { genre = '', number, country = '', section, title, application, filed, published } = parts;
  const { inventors, applicant, pages } = parts;
  return {
    type: 'patent',
    ...(!/^пат/iu.test(genre) && { genre }),
    number,
    jurisdiction: country.replace('Рос. Федерация', 'Российская Федерация'),
    ...(section && { section }),
    title,
    ...(application && { 'call-number': application }),
    ...(filed && { submitted: day(filed) }),
    ...(published && { issued: day(published) }),
    ...(inventors && { author: names(inventors, /, /u) }),
    ...(applicant && { publisher: applicant }),
    ...(pages && { 'number-of-pages': pages }),
  };
}

const KINDS: readonly LineOfKind[] = [
  {
    pattern: line(
      String.raw`(?<genre>патент|свидетельство[^№]{0,80}?) № ?(?<number>\S+) (?<country>[^,.:]+)`,
      String.raw`(?:, МПК (?<section>[^:]+?))?\. (?<title>[^:/]+?)(?: : № ?(?<application>\S+))?`,
      String.raw`(?: : заявл(?:ено|\.) (?<filed>${DAY}))?(?: : опубл(?:иковано|\.) (?<published>${DAY}))?`,
      String.raw`(?: / (?<inventors>[^;/]+?)(?: ; заявитель (?<applicant>[^;/]+?))?)?`,
      String.raw`(?:\. [–—-] (?<pages>\d+) с)?`,
    ),
    fields: patent,
  },
  {
    pattern: line(
      String.raw`(?<title>[^:/]+?) ?: (?<genre>пат\.|патент) (?:№ ?)?(?<number>\d+) (?<country>Рос\. Федерация|[^.]+)`,
      String.raw`\. № ?(?<application>\S+)(?: ?; заявл\. (?<filed>${DAY}))?`,
      String.raw`(?: ?; опубл\. (?<published>${DAY}))?(?:\. (?<pages>\d+) с)?`,
    ),
    fields: patent,
  },
  {
    pattern: line(
      String.raw`(?<title>[^/]+?) : (?<genre>отч[её]т о (?:НИР|научно-исследовательской работе))`,
      String.raw`(?: \((?<status>[^)]+)\))? / (?<organisation>[^;/]+?)`,
      String.raw`(?: ; (?:руководитель|рук\.) (?<head>[^;/–—]+?))?\. (?:[–—-] )?(?<place>[\p{L}.-]+), (?<at>\d{4})`,
      String.raw`(?:\. (?:[–—-] )?(?<pages>\d+) с)?(?:\. (?:[–—-] )?(?<number>№ [^–—]+?))?`,
    ),
    fields: ({ title, genre, status, organisation, head, place, at = '', pages, number }) => ({
      type: 'report',
      title,
      genre,
      ...(status && { status }),
      authority: organisation,
      ...(head && { director: names(head, /, /u) }),
      'publisher-place': place,
      issued: year(at),
      ...(pages && { 'number-of-pages': pages }),
      ...(number && { number }),
    }),
  },
  {
    pattern: new RegExp(
      [
        String.raw`^(?:(?<authors>${PERSON}(?:, ${PERSON})*) )?(?<title>[^/]+?)(?: / [^/–—]+?)?`,
        String.raw`(?:\. [–—-] (?<at>\d{4}))?(?:[. –—-]*Текст ?: ?[\p{L} ]+?)?`,
        String.raw` // (?<archive>[^/]+?)\. (?<place>Ф\. ?\d[^/]*?)\.?$`,
      ].join(''),
      'u',
    ),
    fields: ({ authors, title, at, archive, place }) => ({
      type: 'manuscript',
      ...(authors && { author: names(authors, /(?<=\.),? (?=\p{Lu}\p{Ll})/u) }),
      title,
      ...(at && { issued: year(at) }),
      archive,
      archive_location: place,
    }),
  },
];

/** The fields of a line whose kind has a form of its own: a patent, a report, a document of an archive. */
export function readByKind(raw: string): Csl | null {
  const tidy = raw.replace(/\s+/gu, ' ').trim();
  for (const { pattern, fields } of KINDS) {
    const parts = pattern.exec(tidy)?.groups;
    if (parts) return fields(parts);
  }
  return null;
}
