import type { TitleBlock } from '@pv/editor-schema';
import type { GostDocument, TitlePage, TitlePerson, TitleRow } from '../document.ts';
import { isTitleBlockKind, OWN_LINE, TITLE_BLOCKS, type TitleBlockKind } from './title-blocks.ts';
import { readDay } from './title-day.ts';
import { peopleOfLines, readPersonName } from './title-people.ts';
import { onSheets } from './title-sheets.ts';

type LineLook = Partial<Pick<Extract<TitleRow, { kind: 'line' }>, 'align' | 'bold' | 'over'>>;

/** A line for each line of the text; a text without any leaves none. */
function lines(
  text: string,
  { align = 'center', bold = false, over = 0 }: LineLook = {},
): TitleRow[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, index) => ({
      kind: 'line',
      text: line,
      align,
      bold,
      over: index === 0 ? over : 0,
    }));
}

/** Whether a title page is that of a report, which GOST 7.32-2017 gives a form of its own. */
export const isReport = ({ workKind }: Pick<TitlePage, 'workKind'>): boolean =>
  /^\s*отч[её]т(\s|$)/iu.test(workKind);

/** Between two lines of a group, as today's title pages have it. */
const HALF = 0.5;

/** «по теме:» and the name of the whole work stand only where the report has a name of its own (6.10.1). */
function projectName(page: TitlePage, name: string): TitleRow[] {
  const same = name.trim().toLowerCase() === page.title.trim().toLowerCase();
  return same
    ? []
    : [...lines(name, { over: 1 }), ...(name ? lines('по теме:', { over: HALF }) : [])];
}

const labelled = (label: string, known: RegExp, text: string): string =>
  text.trim() === '' || known.test(text) ? text : `${label} ${text.trim()}`;

/** «УТВЕРЖДАЮ», position, a place for the signature, name and date; nothing where nobody is named. */
function stamp(heading: string, text: string, year: string): string[] {
  const { day, before } = readDay(text);
  const [position = '', ...rest] = before.split(';').map((part) => part.trim());
  if (text.trim() === '') return [];
  const name = rest.at(-1) || '_'.repeat(14);
  const about = [position, ...rest.slice(0, -1)].filter(Boolean).join(', ');
  // a typed day stands instead of the line for it
  const date = day || `«___» __________ ${year} г.`;
  return [heading, ...about.split('\n'), `____________ ${name}`, date];
}

const ROLES = {
  supervisor: /руковод/iu,
  consultants: /консультант/iu,
  reviewer: /рецензент|оппонент/iu,
  normocontroller: /нормоконтрол/iu,
} as const;
type RoleBlock = keyof typeof ROLES;

const isRoleBlock = (kind: string): kind is RoleBlock => kind in ROLES;

/** What a block is made of. */
interface Setting {
  page: TitlePage;
  /** What has been typed for the block, or what the profile says. */
  text: string;
  /** What the profile says of the block. */
  listed: string;
  /** The people whom no other block of the page names. */
  others: readonly TitlePerson[];
}

function signed(people: readonly TitlePerson[]): TitleRow[] {
  const signing = people
    .map(({ role, description, name }) => ({
      who: [role, description].filter((part) => part.trim() !== '').join(', '),
      name,
    }))
    .filter(({ who, name }) => who !== '' || name.trim() !== '');
  return signing.length > 0 ? [{ kind: 'signatures', people: signing }] : [];
}

/** Typed people; a line with a role alone leaves the name to be written by hand. */
const typedPeople = (text: string): TitlePerson[] =>
  text.split('\n').flatMap((line) => {
    const [person] = peopleOfLines(line);
    if (person) return [person];
    return line.trim() === '' ? [] : [{ role: line.trim(), description: '', name: '' }];
  });

/** What somebody is called whose line names no role. */
const ROLE_WORDS: Readonly<Record<RoleBlock, string>> = {
  supervisor: 'Руководитель',
  consultants: 'Консультант',
  reviewer: 'Рецензент',
  normocontroller: 'Нормоконтролёр',
};

/** A line of a block for one role may leave the role out, or give the position and the name alone. */
function inRole(kind: RoleBlock, person: TitlePerson): TitlePerson {
  const role = ROLE_WORDS[kind];
  if (ROLES[kind].test(person.role)) return person;
  const read = person.name === '' ? readPersonName(person.role) : null;
  const about = [read ? read.before : person.role, person.description]
    .filter(Boolean)
    .join(', ')
    .replace(/[\s,;]+$/, '');
  const name = read?.name ?? person.name;
  // «Консультант по экономике»
  return /^по\s/iu.test(about)
    ? { role: `${role} ${about}`, description: '', name }
    : { role, description: about, name };
}

const ofRole =
  (kind: RoleBlock) =>
  ({ page, text }: Setting): TitleRow[] =>
    signed(
      text
        ? typedPeople(text).map((person) => inRole(kind, person))
        : page.people.filter(({ role }) => ROLES[kind].test(role)),
    );

/** Words of the roles of those who write a work; other lines of a title page sign it. */
const WRITING = /исполнит|автор|студент|обучающ|магистрант|аспирант|соискател|выполнил/iu;

/** Those who have written the work: people of such a role, or whoever guides and checks nothing in it. */
export function authorsOf({ people, fields }: TitlePage): TitlePerson[] {
  const typed = fields?.performers?.trim();
  if (typed) return typedPeople(typed);
  const others = people.filter(
    ({ role }) => !Object.values(ROLES).some((known) => known.test(role)),
  );
  const writing = others.filter(({ role }) => WRITING.test(role));
  return writing.length > 0 ? writing : others;
}

/** «Научный руководитель:» with degree and name at the right, where a dissertation has no signatures. */
function scientificSupervisor({ page }: Setting): TitleRow[] {
  const people = page.people.filter(
    ({ role }) => ROLES.supervisor.test(role) || ROLES.consultants.test(role),
  );
  return people.flatMap(({ role, description, name }) => [
    ...lines(`${/научн/iu.test(role) ? role : `Научный ${role.toLowerCase()}`}:`, {
      align: 'right',
      over: HALF,
    }),
    ...lines(description, { align: 'right' }),
    ...lines(name, { align: 'right' }),
  ]);
}

const SEEKING = /^(?:автореферат\s+)?диссертаци[яи]\s+на\s+соискание\s+уч[её]ной\s+степени\s*/iu;

/** «Диссертация на соискание учёной степени», or as the profile words it, and the degree under it. */
function degree({ page, listed }: Setting): TitleRow[] {
  const sought = (page.fields?.degree ?? '').trim().replace(SEEKING, '');
  return lines(`${listed || 'Диссертация на соискание учёной степени'}\n${sought}`, { over: 1 });
}

const ROWS: { [K in TitleBlockKind]: (setting: Setting) => TitleRow[] } = {
  ministry: ({ page }) => lines(page.ministry),
  institution: ({ page }) =>
    lines(isReport(page) ? page.institution.toUpperCase() : page.institution, { over: HALF }),
  institutionShort: ({ text }) =>
    lines(text && `(${text.replace(/^\(|\)$/g, '').toUpperCase()})`, { over: HALF }),
  department: ({ page }) => lines(page.department, { over: HALF }),
  manuscript: ({ text }) => lines(text || 'На правах рукописи', { align: 'right', over: 2 }),
  codes: ({ page }) => lines(page.codes.join('\n'), { align: 'left', over: 2 }),
  agree: ({ page, text }) => stamps(stamp('СОГЛАСОВАНО', text, page.year), []),
  approve: ({ page, text }) => {
    // clause 6.10.1 wants it of a report, whoever will sign it
    const said = text.trim() === '' && isReport(page) ? '_'.repeat(27) : text;
    return stamps([], stamp('УТВЕРЖДАЮ', said, page.year));
  },
  admit: ({ page, text }) => stamps([], stamp('Допустить к защите', text, page.year)),
  author: ({ text }) => lines(text, { over: 1 }),
  workKind: ({ page }) => [
    // the word stands on a line of its own, clause 6.10.1
    ...lines(page.workKind.replace(/^(\s*отч[её]т)\s+(?=о\s)/iu, '$1\n')),
    ...(isReport(page) ? [] : lines(page.workSubkind, { over: HALF })),
  ],
  projectName: ({ page, text }) => projectName(page, text),
  title: ({ page }) =>
    isReport(page)
      ? lines(page.title.toUpperCase(), { bold: true, over: page.fields?.projectName ? HALF : 2 })
      : lines(page.title, { bold: true, over: 2 }),
  // «(заключительный)» stands under the name of a report, «бакалавра» under the kind of another work
  workSubkind: ({ page }) => (isReport(page) ? lines(page.workSubkind, { over: HALF }) : []),
  program: ({ text }) => lines(text, { over: HALF }),
  volume: ({ text }) => lines(text, { over: HALF }),
  direction: ({ text }) =>
    lines(labelled('Направление подготовки', /^(направлен|специальн)/iu, text), { over: 1 }),
  studyProfile: ({ text }) =>
    lines(labelled('Профиль', /^(профиль|направленность|программа|специализация)/iu, text), {
      over: HALF,
    }),
  speciality: ({ text }) => lines(labelled('Специальность', /^специальн/iu, text), { over: 1 }),
  degree,
  people: ({ others }) => signed(others),
  supervisor: ofRole('supervisor'),
  consultants: ofRole('consultants'),
  reviewer: ofRole('reviewer'),
  normocontroller: ofRole('normocontroller'),
  performers: ({ page, text }) =>
    signed(
      text
        ? typedPeople(text)
        : page.people.filter(({ role }) => !Object.values(ROLES).some((known) => known.test(role))),
    ),
  scientificSupervisor,
  cityYear: ({ page }) => [
    { kind: 'foot', text: [page.city, page.year].filter((part) => part !== '').join(' ') },
  ],
  coverBack: ({ text }) =>
    text.trim() === '' ? [] : [{ kind: 'sheet' }, ...lines(text, { align: 'left' })],
};

function stamps(left: readonly string[], right: readonly string[]): TitleRow[] {
  return left.length + right.length > 0 ? [{ kind: 'stamps', left, right }] : [];
}

/** Two rows as one: those who sign under each other, stamps at the left and at the right of one line. */
function join(above: TitleRow, row: TitleRow): TitleRow | null {
  if (above.kind === 'signatures' && row.kind === 'signatures') {
    return { kind: 'signatures', people: [...above.people, ...row.people] };
  }
  if (above.kind !== 'stamps' || row.kind !== 'stamps') return null;
  const apart = (side: 'left' | 'right') => above[side].length === 0 || row[side].length === 0;
  if (!apart('left') || !apart('right')) return null;
  return {
    kind: 'stamps',
    left: [...above.left, ...row.left],
    right: [...above.right, ...row.right],
  };
}

function sideBySide(rows: readonly TitleRow[]): TitleRow[] {
  const done: TitleRow[] = [];
  for (const row of rows) {
    const last = done.at(-1);
    const joined = last && join(last, row);
    if (joined) done[done.length - 1] = joined;
    else done.push(row);
  }
  return done;
}

/** Free lines over the work and over the people. */
const SPACE_OVER: Readonly<Record<string, number>> = { work: 9, people: 5 };

/** The people whom blocks of their own do not name. */
function othersOf(page: TitlePage, blocks: readonly TitleBlock[]): TitlePerson[] {
  const own = blocks.map(({ kind }) => kind);
  const roles = own.filter(isRoleBlock).map((kind) => ROLES[kind]);
  return page.people.filter(({ role }) => {
    const named = Object.values(ROLES).some((known) => known.test(role));
    return named ? !roles.some((known) => known.test(role)) : !own.includes('performers');
  });
}

/** The rows of a title page of these blocks in their order; what nobody has filled leaves none. */
export function titleRowsOf(page: TitlePage, blocks: readonly TitleBlock[]): TitleRow[] {
  const shown = blocks.filter(({ hidden }) => !hidden);
  const others = othersOf(page, shown);
  const spaced = new Set<string>();
  const rows = shown.flatMap((block): TitleRow[] => {
    if (block.kind === OWN_LINE) return lines(block.text ?? '', { over: HALF });
    if (!isTitleBlockKind(block.kind)) return [];
    const text = page.fields?.[block.kind]?.trim() || (block.text ?? '');
    const own = ROWS[block.kind]({ page, text, listed: block.text ?? '', others });
    const zone = TITLE_BLOCKS[block.kind];
    const space = SPACE_OVER[zone];
    if (own.length === 0 || space === undefined || spaced.has(zone)) return own;
    spaced.add(zone);
    return [{ kind: 'space', lines: space }, ...own];
  });
  return sideBySide(rows);
}

/** The title page of a document as it is set. */
export const titleRows = ({
  titlePage,
  titleBlocks,
  profile,
}: Pick<GostDocument, 'titlePage' | 'titleBlocks' | 'profile'>): TitleRow[] =>
  onSheets(titleRowsOf(titlePage, titleBlocks ?? profile.titleBlocks), profile);
