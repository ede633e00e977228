import type { TitleFields } from '@pv/editor-schema';
import { readDay } from '../../model/title/title-day.ts';
import { readPersonName } from '../../model/title/title-people.ts';
import { readReportTitle, withReportKind } from './report-title.ts';
import { readDissertationTitle, readThesisTitle, withLevel } from './thesis-title.ts';

const MINISTRY = /министерств[оа]|минобр/iu;
const INSTITUTION = /университет|институт|академи[яи]|колледж|техникум/iu;
const FOUNDER =
  /федеральн|государственн|автономн|бюджетн|образовательн|учрежден|высшего образования/iu;
const DEPARTMENT = /^(кафедр[аы]|факультет|департамент|высшая школа|институт)(?!\p{L})/iu;
const KIND =
  /выпускн\p{L}+ квалификационн\p{L}+ работ|дипломн\p{L}+ (работ|проект)|магистерск\p{L}+ диссертаци|курсов\p{L}+ (работ|проект)|отч[её]т о (научно|нир|практик)/iu;
const CITY_YEAR = /^(?:г\.\s*)?(\p{Lu}[\p{L} -]+?)[,\s–—-]+((?:19|20)\d\d)(?:\s*г\.?|\s*год)?$/u;
const TOPIC = /^(?:на тему|тема(?: работы)?)\s*[:«"„—–-]?\s*/iu;
const QUOTED = /^[«"„](.+)[»"“]\.?$/u;

const ROLE =
  /^(научный руководитель|руководитель(?: (?:работы|проекта|вкр|нир|практики|темы))?|консультант|нормоконтрол[её]р|рецензент|преподаватель|студент(?:ка)?|обучающ(?:ийся|аяся)|выполнил(?:а)?(?: студент(?:ка)?)?|исполнитель|автор(?: работы)?)(?!\p{L})[\s:,.]*/iu;
/** True for a cell that begins with what it is about, and so is no part of the one beside it. */
export const opensLine = (cell: string): boolean =>
  [ROLE, DIRECTION, STUDY_PROFILE, GROUP].some((words) => words.test(cell.trim()));

/** True for a cell with a role alone: who has it stands beside it. */
export const isRoleAlone = (cell: string): boolean => cell.trim().replace(ROLE, '') === '';

/** What only title pages begin with. */
const LETTERHEAD =
  /министерств[оа]|федеральн\p{L}+ государств|образовательн\p{L}+ учрежден|^\s*утвержда/iu;

/** True for a line that a title page begins with, such as that of a paper put into an appendix. */
export const isLetterhead = (text: string): boolean => LETTERHEAD.test(text);

/** Words that go on with the role before them. */
const OF_ROLE = /^(?:группы|по)\s[^,]+/iu;

/** The role and his words on the title page may stand over so many lines. */
const LINES_OF_PERSON = 4;

/** A line without the places for a signature and a date. */
export const plain = (text: string): string =>
  text
    .replace(/[_\t]+|(?<!\p{L})\(?(?:подпись|дата)\)?(?!\p{L})|«?\s*_*\s*»?\s*20_+\s*г?\.?/giu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function capital(text: string): string {
  const lower = text.slice(1).toLowerCase();
  return (
    text.slice(0, 1).toUpperCase() + lower.replace(/ (?:нир|вкр)$/u, (word) => word.toUpperCase())
  );
}

/** «Руководитель; доцент, канд. техн. наук; О. В. Лебедева» for each whose role and name are found. */
function readPeople(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    const role = ROLE.exec(line);
    if (!role) return [];
    const following = lines.slice(index + 1, index + LINES_OF_PERSON);
    const end = following.findIndex((next) => ROLE.test(next) || CITY_YEAR.test(next));
    const own = [line.slice(role[0].length), ...(end < 0 ? following : following.slice(0, end))];
    const at = own.findIndex((piece) => readPersonName(piece) !== null);
    const found = at < 0 ? null : readPersonName(own[at] ?? '');
    if (!found) return [];
    const words = [...own.slice(0, at), found.before]
      .join(' ')
      .replace(/[\s,;:]+$/, '')
      .replaceAll(';', ',')
      .trim();
    // «Студент группы ПИ-41», «Консультант по экономике»: one phrase with the role
    const [more = ''] = OF_ROLE.exec(words) ?? [];
    const about = words.slice(more.length).replace(/^[\s,]+/, '');
    const called = [capital(role[1] ?? ''), more].filter(Boolean).join(' ');
    return [[called, about, found.name].filter(Boolean).join('; ')];
  });
}

/** The words of the topic: after «на тему», or a line in quotation marks, over as many lines as it takes. */
function readTitle(lines: readonly string[], institution: readonly string[] = []): string | null {
  const at = lines.findIndex((line) => TOPIC.test(line));
  if (at >= 0) {
    const own = (lines[at] ?? '').replace(TOPIC, '');
    const first = own === '' || own === '«' ? at + 1 : at;
    const following = lines.slice(first + 1);
    const end = following.findIndex((line) => !/^\p{Ll}/u.test(line));
    const wrapped = end < 0 ? following : following.slice(0, end);
    const title = [first === at ? own : (lines[first] ?? ''), ...wrapped].join(' ');
    return title.replace(/^[«"„]|[»"“]\.?$/gu, '').trim() || null;
  }
  return (
    lines
      .filter((line) => !institution.includes(line))
      .map((line) => QUOTED.exec(line)?.[1])
      .find((title) => title && title.length > 15) ?? null
  );
}

/** The lines that name the institution, one under the other. */
function readInstitution(lines: readonly string[]): readonly string[] {
  const last = lines.findIndex((line) => INSTITUTION.test(line) && !DEPARTMENT.test(line));
  if (last < 0) return [];
  let first = last;
  while (
    first > 0 &&
    FOUNDER.test(lines[first - 1] ?? '') &&
    !MINISTRY.test(lines[first - 1] ?? '')
  ) {
    first -= 1;
  }
  return lines.slice(first, last + 1);
}

/** What stands in brackets under the name of the institution. */
function readShortName(lines: readonly string[], institution = ''): string | undefined {
  const under = lines[lines.indexOf(institution) + 1] ?? '';
  return institution === '' ? undefined : /^\(([^()]{2,60})\)$/u.exec(under)?.[1];
}

/** «Институт информатики» and the department in it, where one stands under the other. */
function readDepartment(lines: readonly string[]): string {
  const first = lines.findIndex((line) => DEPARTMENT.test(line));
  const under = lines.slice(first + 1).findIndex((line) => !DEPARTMENT.test(line));
  return first < 0 ? '' : lines.slice(first, under < 0 ? undefined : first + 1 + under).join('\n');
}

/** The city and, in the last line, the year as one line. */
function withCityAndYear(lines: readonly string[]): readonly string[] {
  const [city = '', year = ''] = lines.slice(-2);
  const apart =
    /^(?:19|20)\d\d(?:\s*г\.?)?$/u.test(year) && /^(?:г\.\s*)?\p{Lu}[\p{L} -]{2,30}$/u.test(city);
  return apart ? [...lines.slice(0, -2), `${city} ${year}`] : lines;
}

const APPROVE = /^[«"]?утвержда[юе]/iu;
const AGREE = /^[«"]?согласован/iu;
const ADMIT = /^(?:к защите допу|допустить к защите|допу(?:щен|скается))/iu;
const STAMP = /^[«"]?(?:утвержда|согласован|к защите|допу)/iu;

/** True for a line that those who approve, agree or admit sign under. */
export const isStamp = (text: string): boolean => STAMP.test(text.trim());

/** «Position; name; day» of whoever approves, as far as it is under the word; a stamp without a name is a form. */
function readStamp(lines: readonly string[], heading: RegExp): string | null {
  const at = lines.findIndex((line) => heading.test(line));
  if (at < 0) return null;
  const under = lines.slice(at + 1, at + 1 + LINES_OF_PERSON);
  const end = under.findIndex((line) => STAMP.test(line) || ROLE.test(line) || KIND.test(line));
  const own = end < 0 ? under : under.slice(0, end);
  const named = own.findIndex((line) => readPersonName(line) !== null);
  const found = named < 0 ? null : readPersonName(own[named] ?? '');
  const position = [...own.slice(0, named), found?.before ?? ''].join(' ').trim();
  if (!found || position === '') return null;
  const about = position.replaceAll(';', ',').replace(/[\s,]+$/, '');
  // «12» мая 2026 г. under the name
  const { day, before } = readDay(under[named + 1] ?? '');
  return [about, found.name, ...(day && before === '' ? [day] : [])].join('; ');
}

const DIRECTION =
  /^(?:по )?(?:направлени[еюя](?: подготовки)?|специальност[ьи])\s*[:(]?\s*(?=\d\d\.\d\d\.\d\d)/iu;
const STUDY_PROFILE = /^(?:профиль|направленность(?: \(профиль\))?)\s*[:«"„]?\s*/iu;
const SPECIALITY = /^(?:научная )?специальность\s*:?\s*(?=\d{1,2}\.\d{1,2}\.\d{1,2}(?!\d))/iu;
const GROUP = /^групп[аы]\s/iu;
const CODE = /^(?:УДК\s*\d|рег\.?\s*№)/iu;

/** What follows the words that a line begins with, without quotation marks around it. */
function afterWords(lines: readonly string[], words: RegExp): string | null {
  const said = lines
    .find((one) => words.test(one))
    ?.replace(words, '')
    .trim();
  if (!said) return null;
  return /[«„"].*[»"“]\.?$/u.test(said) ? said : said.replace(/[»"“]\.?$/u, '');
}

/** The back of the cover of an autoreferat, GOST R 7.0.11-2011 clause 9.1.2, begins with it. */
const COVER_BACK = /^(?:работа|диссертация) выполнена /iu;

/** The fields of the title page that its typed text tells for certain; the others are left out. */
export function readTitleFields(text: string): TitleFields {
  const all = text.split('\n');
  const end = all.findIndex((line) => COVER_BACK.test(line.trim()));
  const front = end < 0 ? all : all.slice(0, end);
  const lines = withLevel(withReportKind(withCityAndYear(front.map(plain).filter(Boolean))));
  const of = (pattern: RegExp) => lines.find((line) => pattern.test(line)) ?? null;
  const place = lines.findLast((line) => CITY_YEAR.test(line));
  const [, city, year] = place ? (CITY_YEAR.exec(place) ?? []) : [];
  const institution = readInstitution(lines);
  const topic = readTitle(lines, institution);
  const fields: Record<string, string | null | undefined> = {
    ministry: of(MINISTRY),
    institution: institution.join('\n'),
    institutionShort: readShortName(lines, institution.at(-1)),
    department: readDepartment(lines),
    workKind: of(KIND),
    ...readThesisTitle(lines),
    ...readDissertationTitle(lines),
    ...(topic && { title: topic }),
    codes: lines.filter((line) => CODE.test(line)).join('\n'),
    approve: readStamp(lines, APPROVE),
    agree: readStamp(lines, AGREE),
    admit: readStamp(lines, ADMIT),
    direction: afterWords(lines, DIRECTION),
    studyProfile: afterWords(lines, STUDY_PROFILE),
    speciality: afterWords(lines, DIRECTION) ? null : afterWords(lines, SPECIALITY),
    people: readPeople(lines).join('\n'),
    city,
    year,
    coverBack: end < 0 ? null : all.slice(end).join('\n').trim(),
    ...readReportTitle(lines),
  };
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])),
  );
}
