import { formatCsl } from './format.ts';
import { parseRaw } from './parse-raw.ts';
import { readByKind } from './read-by-kind.ts';
import { readCsl } from './read-csl.ts';
import type { SourceType } from './source-types.ts';

type Csl = Record<string, unknown>;

/** The fields of a typed line. */
export interface TypedReading {
  /** CSL-JSON; the names of what is uncertain stand in `custom.unsure`. */
  csl: Csl;
  /** Words of the line that no field has taken, in their order; empty where every word has its field. */
  left: string;
}

/** Stands where a piece has been taken out of the line. */
const GAP = '\uE000';
const CITY = '(?:М|Л|СПб|Спб|М\\.; СПб|Пг|Н\\. Новгород|Ростов н/Д)\\.?';
const KNOWN_PLACE =
  /^(?:М|Л|СПб|Спб|Пг|Москва|Ленинград|Санкт-Петербург|Новосибирск|Екатеринбург|Казань|Томск|Киев|Минск|London|New York|Berlin|Cambridge|Oxford|Paris)\.?$/u;
const PLACE = `${CITY}|\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?`;

const date = (...parts: (string | undefined)[]): Csl => ({ 'date-parts': [parts.map(Number)] });

/** What is told by its form wherever it stands; what has no fields is only taken out. */
const PIECES: readonly (readonly [RegExp, (match: readonly string[]) => Csl])[] = [
  [
    /\((?:дата (?:обращения|доступа)|accessed)[ :]*(\d\d)\.(\d\d)\.(\d{4})\)?/iu,
    ([, day, month, year]) => ({ accessed: date(year, month, day) }),
  ],
  [
    /(?:doi[ :]*|https?:\/\/(?:dx\.)?doi\.org\/)(10\.\d{4,}\/[^\s\uE000]*[^\s.,;\uE000])/iu,
    ([, DOI]) => ({ DOI }),
  ],
  [
    /(?:(?:Режим доступа|URL|Available at)[ :]*)*(https?:\/\/[^\s\uE000]*[^\s.,;)\uE000])/iu,
    ([, URL]) => ({ URL }),
  ],
  [/ISBN[ :]*([\dXxХх-]{10,})/u, ([, ISBN]) => ({ ISBN })],
  [/\[(?:Текст|Электронный ресурс|Electronic resource|Text)\]/iu, () => ({})],
  [/Текст ?: ?(?:непосредственный|электронный)|Text ?: ?(?:unmediated|electronic)/iu, () => ({})],
  [/: ?\[(?:сайт|site)\]/iu, () => ({})],
  [
    new RegExp(
      `(?<=^|[.\uE000–—-] ?)(${PLACE}) ?: ?([^:/–—\uE000]{2,80}?), ?((?:1[89]|20)\\d\\d)(?!\\d)`,
      'u',
    ),
    ([, place, publisher, year]) => ({
      'publisher-place': place,
      publisher,
      issued: date(year),
    }),
  ],
  [
    new RegExp(
      `(?<=[.\uE000–—-] ?)(${CITY}|Москва|Санкт-Петербург), ?((?:1[89]|20)\\d\\d)(?!\\d)`,
      'u',
    ),
    ([, place, year]) => ({ 'publisher-place': place, issued: date(year) }),
  ],
  [
    /(?<![\d–-])((?:[IVXLC]+, ?)?\d{1,4}) ?(?:с|c|стр|p|pp)(?!\p{L})\.?( ?: ?(?:ил|табл|рис)\.)?/u,
    ([, count, drawn]) => ({
      'number-of-pages': drawn ? `${count} с. : ${drawn.replace(/^[ :]+/u, '')}` : count,
    }),
  ],
  [
    /(?<!\p{L})(?:С|с|Стр|стр|P|p|Pp|pp)\. ?(\d+(?: ?[-–—] ?\d+)?)(?!\p{L})/u,
    ([, page]) => ({ page }),
  ],
  [/(?<!\p{L})(?:Т|Том|Vol)\.? ?(\d+)(?!\d)/u, ([, volume]) => ({ volume })],
  [/(?<!\p{L})(?:№|No\.?|no\.?) ?(\d+(?:[–/-]\d+)?(?: ?\(\d+\))?)/u, ([, issue]) => ({ issue })],
  [/(?<!\p{L})Ст\. ?(\d+)/u, ([, section]) => ({ section })],
  [/(?<!\p{L})(Вып\. ?\d+)/u, ([, issue]) => ({ issue })],
  [
    /(\d+-е изд\.?(?:, ?(?:перераб|доп|испр|стер)\.?(?: и доп\.?)?)*)/u,
    ([, edition]) => ({ edition }),
  ],
  [/(?<!\p{L})(\d+(?:st|nd|rd|th) ed\.)/u, ([, edition]) => ({ edition })],
  [
    /(?<=[.–—\uE000] *)\(([\p{L}«][^()]{2,80})\)(?=\.)/u,
    ([, series]) => ({ 'collection-title': series }),
  ],
];

/** A year that stands for itself: «Вестник. 2015.», not the one in «MICCAI 2015». */
const YEAR = /(?<=[.,\uE000–—-] ?)((?:1[89]|20)\d\d)(?= ?(?:[.,;\uE000–—-]|$))/u;

const PERSON = "\\p{Lu}[\\p{L}'’-]+,? \\p{Lu}\\p{Ll}?\\.(?:[ -]?\\p{Lu}\\p{Ll}?\\.){0,2}";
const AUTHORS = new RegExp(`^${PERSON}(?:, ${PERSON})*(?= )`, 'u');
/** Authors that the line does not name. */
const OTHERS = /^ ?\[?(?:и др|и другие|et al)\.?\]?/iu;
const SEPARATE = new RegExp(`(${PERSON})`, 'gu');

const trimmed = (piece: string): string =>
  piece.replace(/^[\s.,;:–—-]+|[\s,;:–—-]+$/gu, '').replace(/(?<!\p{Lu})\.$/u, '');

const readNames = (names: readonly string[]) =>
  (readCsl({ author: names }).names.author ?? []).map(({ family, given }) => ({ family, given }));

const people = (text: string) =>
  readNames([...text.matchAll(SEPARATE)].map(([person]) => person.replace(',', '')));

/** What follows « / »: the authors again, persons with a role of their own, or a body. */
function responsible(text: string, hasAuthors: boolean): Csl {
  const [first = '', ...others] = text.split(/ ?; ?/u).map(trimmed).filter(Boolean);
  const byRole = (part: string) => ({
    editor: [{ literal: part.charAt(0).toLowerCase() + part.slice(1) }],
  });
  const again = /^(?:\p{Lu}\.[ -]?){1,2} ?\p{Lu}/u.test(first);
  const names = first.split(', ');
  // the heading names one of them, all stand here
  const head = again && (!hasAuthors || names.length > 1) ? { author: readNames(names) } : {};
  const role = again ? others : [first, ...others].filter(Boolean);
  if (role.length === 0) return head;
  const [part = ''] = role;
  const isRole = /^(?:под|сост|ред|отв|науч|авт|пер)/iu.test(part);
  return { ...head, ...(isRole ? byRole(role.join(' ; ')) : { authority: role.join(' ; ') }) };
}

function kind(csl: Csl, hosted: string): SourceType | null {
  const numbered = csl.volume !== undefined || csl.issue !== undefined;
  const placed = numbered || csl.page !== undefined;
  if (hosted) {
    if (/конференц|конф(?!\p{L})|симпозиум|конгресс|proceedings|conference|conf\./iu.test(hosted)) {
      return 'paper-conference';
    }
    if (numbered || (placed && csl.publisher === undefined)) return 'article-journal';
    if (csl.publisher !== undefined) return 'chapter';
    return csl.URL === undefined ? null : 'webpage';
  }
  if (csl.publisher !== undefined || csl['number-of-pages'] !== undefined) return 'book';
  return csl.URL === undefined ? null : 'webpage';
}

/** The names of what was found by a guess rather than by its form. */
function uncertain(csl: Csl, title: string, hosted: string): string[] {
  const place = String(csl['publisher-place'] ?? '');
  return [
    /[.:] /u.test(title) && csl.type !== 'standard' && 'title',
    place && !KNOWN_PLACE.test(place) && 'publisher-place',
    /[.:,] /u.test(hosted) && 'container-title',
    csl.editor && 'editor',
    csl.authority && 'authority',
  ].filter((name): name is string => typeof name === 'string' && name !== '');
}

/** Beginnings of the months, whole or abbreviated: «декабря», «дек.». */
const MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];
const MONTH = `\\d\\d|(?:${MONTHS.join('|')})\\p{Ll}*\\.?`;
/** A code has its name before its date, and only its edition in brackets after it. */
const ACT = new RegExp(
  `^(\\p{Lu}[^\uE000/]{2,80}?) от (\\d{1,2})[. ](${MONTH})[. ](\\d{4})(?: ?г\\.| года)?,? № ?(\\S+) (?!\\()`,
  'u',
);
/** «О данных : Федеральный закон от 27.07.2006 № 152-ФЗ». */
const TITLED_ACT = new RegExp(
  `^([^\uE000/]{2,300}?) ?: ?((?=\\p{L})[^:\uE000/]{0,60}?(?:закон|указ|постановлени|приказ|распоряжени)[^:\uE000/]{0,60}?) от (\\d{1,2})[. ](${MONTH})[. ](\\d{4})(?: ?г\\.| года)?,? № ?(\\S+?)\\.?(?= |$)`,
  'iu',
);
const STANDARD =
  /^((?:ГОСТ|ОСТ|СТО|СП|СНиП|РД|ISO|IEC)(?:[ /](?:Р|ИСО|МЭК|ISO|IEC|EN|РВ))* ?\d[\d.]*\d(?: ?[-–—] ?\d{2,4})?)(?!\d)\.? /u;

/** What stands before the title of a standard or of an act and tells the kind. */
function takeHead(line: string): { csl: Csl; line: string } {
  const [standard, number] = STANDARD.exec(line) ?? [];
  if (standard) return { csl: { type: 'standard', number }, line: line.slice(standard.length) };
  const [titled, title, ...told] = TITLED_ACT.exec(line) ?? [];
  const [act, genre, day, month = '', year, no] = titled
    ? [titled, ...told]
    : (ACT.exec(line) ?? []);
  if (!act) return { csl: {}, line };
  const named = MONTHS.findIndex((stem) => month.toLowerCase().startsWith(stem));
  const at = date(year, named < 0 ? month : String(named + 1), day);
  const csl = {
    type: 'legislation',
    ...(title && { title }),
    genre,
    'original-date': at,
    number: no,
  };
  return { csl, line: line.slice(act.length) };
}

/** «Методы : дис. … канд. техн. наук» as the title of a thesis and its kind; any other title as it is. */
function ownTitle(title: string): Csl {
  const [, proper, genre] = /^(.+?) ?: ?((?:дис|автореф)[.\p{L}].*)$/iu.exec(title) ?? [];
  return proper && genre ? { type: 'thesis', title: proper, genre } : { title };
}

function readLoosely(raw: string): TypedReading | null {
  const head = takeHead(
    raw.replaceAll('<<', '«').replaceAll('>>', '»').replace(/\s+/gu, ' ').trim(),
  );
  const csl: Csl = {};
  let { line } = head;
  const take = (pattern: RegExp, fields: (match: readonly string[]) => Csl) => {
    line = line.replace(pattern, (...match) => {
      Object.assign(csl, fields(match.slice(0, -2).map((part) => part ?? '')));
      return ` ${GAP} `;
    });
  };
  for (const [pattern, fields] of PIECES) take(pattern, fields);
  if (csl.issued === undefined) take(YEAR, ([, year]) => ({ issued: date(year) }));

  const [own = '', host = '', ...more] = line.split(/ ?\/\/ ?/u);
  const authors = AUTHORS.exec(own)?.[0] ?? '';
  const [others = ''] = OTHERS.exec(own.slice(authors.length)) ?? [];
  const [about = '', ...rest] = own.slice(authors.length + others.length).split(GAP);
  const [title = '', ...said] = about.split(/ ?(?<!:)\/ /u);
  const [hosted = '', ...hostRest] = host.split(GAP);
  const container = trimmed(hosted);
  const type = head.csl.type ?? kind(csl, container);
  const known = head.csl.title !== undefined;
  if (!type || !(known || trimmed(title)) || more.length > 0) return null;

  const whole: Csl = {
    type,
    ...ownTitle(trimmed(title)),
    ...(authors && { author: people(authors) }),
    ...(container && { 'container-title': container }),
    ...responsible(said.join(' / '), authors !== ''),
    ...csl,
    ...head.csl,
  };
  if (whole.type === 'legislation') {
    // the edition may stand after the name
    whole.title = String(whole.title).replace(/^[«"](.+)[»"](?=$| \()/u, '$1');
  }
  const unsure = uncertain(whole, String(whole.title), container);
  const left = [others, known ? title : '', ...rest, ...hostRest]
    .map(trimmed)
    .filter(Boolean)
    .join('; ');
  return { csl: { ...whole, ...(unsure.length > 0 && { custom: { unsure } }) }, left };
}

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/\p{L}+|\p{N}+/gu)
    ?.filter((word) => !MARKS.has(word)) ?? [];

/** Words that the record has in another form, or that belong to older standards. */
const MARKS: ReadonlySet<string> = new Set(
  'текст электронный непосредственный unmediated site сайт ресурс electronic resource text режим доступа url дата обращения с c стр p pp т том ст vol no от г года'.split(
    ' ',
  ),
);

/** The words of a line that neither its record nor its fields have. */
function lost(raw: string, csl: Csl): string[] {
  const has = new Set(words(`${formatCsl(csl)} ${JSON.stringify(csl)}`));
  // dates of a record are written with zeros
  return words(raw).filter((word) => !has.has(word) && !has.has(word.replace(/^0+/u, '')));
}

/**
 * Reads a typed line into fields, whatever standard it follows. What is uncertain is named, and what no
 * field takes is given back. Null where nothing can be made of it.
 */
export function readTyped(raw: string): TypedReading | null {
  const exact = parseRaw(raw);
  // a standard has the form of a book: its designation tells
  if (exact && !STANDARD.test(String(exact.title))) return { csl: exact, left: '' };
  const known = readByKind(raw);
  if (known) return { csl: known, left: lost(raw, known).join(', ') };
  const loose = readLoosely(raw);
  return loose && { ...loose, left: loose.left || lost(raw, loose.csl).join(', ') };
}

/** The fields of a typed line where they hold every word of it; null where it had better stay as typed. */
export function fieldsOfTyped(raw: string): Csl | null {
  const read = readTyped(raw);
  return read && !read.left ? read.csl : null;
}
