import {
  type Passport,
  passportName,
  RESUME_PARTS,
  type ResumeEnglish,
  type ResumeLanguage,
  type ResumePart,
  type ResumeSheet,
  type ResumeText,
  type RoleCode,
} from '@pv/contract';
import { dayFormat, translate } from '@pv/texts';

/** How many letters of a text stand on the page; what all of them allow is one page at the smallest size. */
export const RESUME_LETTERS: Readonly<Record<ResumeText | 'title' | 'name', number>> = {
  title: 160,
  slogan: 200,
  industry: 80,
  problem: 450,
  solution: 450,
  product: 350,
  technology: 300,
  intellectual_property: 200,
  traction: 400,
  competitors: 300,
  advantage: 300,
  risks: 250,
  market_note: 250,
  business_model: 350,
  prices: 200,
  raised: 200,
  region: 60,
  contacts: 200,
  name: 90,
};
/** How many rows of a list stand there. */
const ROWS = { milestones: 5, spending: 5, revenue: 5, team: 6 };

/** The roles in which somebody makes the venture; those who judge it stand on no sheet. */
const MAKERS: readonly RoleCode[] = ['founder', 'topmanager', 'researcher', 'supervisor'];

/** What needs a name on the sheet. */
type Label =
  | 'technology'
  | 'intellectual_property'
  | 'advantage'
  | 'prices'
  | 'cac'
  | 'ltv'
  | 'margin'
  | 'raised'
  | 'pre_money'
  | 'stage'
  | 'readiness'
  | 'industry'
  | 'nti'
  | 'region'
  | 'contacts'
  | 'website'
  | 'legal';

const labelOf = (language: ResumeLanguage, key: Label): string =>
  translate(language, `resume.label.${key}`);

/** The level of readiness; what files do not show is declared only. */
const readinessIn = (language: ResumeLanguage, { readiness, confirmed }: Passport) =>
  readiness === null || readiness === confirmed
    ? String(readiness ?? '')
    : translate(language, 'resume.sheet.declared', { level: String(readiness) });

/** What a sheet is made of. */
export interface SheetSource {
  title: string;
  passport: Passport;
  team: readonly { name: string; role: RoleCode; post: string }[];
  english: ResumeEnglish;
  language: ResumeLanguage;
}

interface BuiltSheet {
  sheet: ResumeSheet;
  people: string[];
  missing: string[];
  cut: string[];
}

/** The beginning of a text in one line, whole words, with «…» where something is left out. */
export function beginning(text: string, letters: number): string {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (whole.length <= letters) return whole;
  const cut = whole.slice(0, letters - 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), letters * 0.7));
  return `${words.replace(/[\s,;:.]+$/, '').toWellFormed()}…`;
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

/** Fields that an investor looks for, the most wanted first. */
const WANTED = [
  'problem',
  'solution',
  'product',
  'tam',
  'business_model',
  'traction',
  'competitors',
  'advantage',
  'ask_amount',
  'spending',
  'milestones',
  'stage',
  'legal_form',
  'contacts',
  'slogan',
] as const satisfies readonly (keyof Passport['fields'])[];

const isEmpty = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') || [value].flat().length < 1;

/** Words of one language for what the passport has as numbers, codes and days. */
function wordsIn(language: ResumeLanguage) {
  const number = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language === 'ru' ? 'ru' : 'en-GB', options);
  const roubles = { style: 'currency', currency: 'RUB', currencyDisplay: 'narrowSymbol' } as const;
  const whole = number({ ...roubles, maximumFractionDigits: 0 });
  const short = number({ ...roubles, notation: 'compact', maximumFractionDigits: 1 });
  const share = number({ style: 'percent', maximumFractionDigits: 1 });
  const days = dayFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    money: (value: number) => whole.format(value),
    about: (value: number) => short.format(value),
    percent: (value: number) => share.format(value / 100),
    day: (value: string) => days.format(new Date(value)),
  };
}

/**
 * Builds the page of a venture of what its passport, its team and its title say. Texts longer than their room
 * are cut and named in `cut`; what is empty is left out and named in `missing`.
 */
export function buildSheet({ passport, team, english, language, ...of }: SheetSource): BuiltSheet {
  const { fields } = passport;
  const cut = new Set<string>();
  const say = wordsIn(language);
  const inEnglish = language === 'en';

  function fit(field: keyof typeof RESUME_LETTERS, told: string, list?: string): string {
    const shown = beginning(told, RESUME_LETTERS[field]);
    if (shown.endsWith('…') && !told.trim().endsWith('…')) cut.add(list ?? field);
    return shown;
  }
  const text = (field: ResumeText): string =>
    fit(field, (inEnglish && english.texts[field]?.trim()) || fields[field]);
  const names = new Map(english.names.map(({ ru, en }) => [ru, en.trim()]));
  const name = (ru: string, list: string) => fit('name', (inEnglish && names.get(ru)) || ru, list);
  function label(key: Label, value: string | null): string {
    return value ? `${labelOf(language, key)}: ${value}` : '';
  }
  function rows<T>(list: 'milestones' | 'spending' | 'revenue', all: readonly T[]): T[] {
    if (all.length > ROWS[list]) cut.add(list);
    return all.slice(0, ROWS[list]);
  }
  const money = (value: number | null) => (value === null ? null : say.money(value));
  const about = (value: number | null) => (value === null ? null : say.about(value));
  const percent = (value: number | null) => (value === null ? null : say.percent(value));

  const makers = MAKERS.flatMap((role) => team.filter((person) => person.role === role));
  const lines: Record<ResumePart, string[]> = {
    problem: [text('problem')],
    solution: [text('solution')],
    product: [
      text('product'),
      label('technology', text('technology')),
      label('intellectual_property', text('intellectual_property')),
    ],
    traction: [text('traction')],
    competitors: [text('competitors'), label('advantage', text('advantage'))],
    risks: [text('risks')],
    market: [
      ['tam', 'sam', 'som']
        .flatMap((size) => {
          const value = about(fields[size as 'tam' | 'sam' | 'som']);
          return value === null ? [] : [`${size.toUpperCase()} ${value}`];
        })
        .join(', '),
      text('market_note'),
    ],
    model: [
      text('business_model'),
      label('prices', text('prices')),
      [
        label('cac', money(fields.cac)),
        label('ltv', money(fields.ltv)),
        label('margin', percent(fields.margin)),
      ]
        .filter(Boolean)
        .join(', '),
    ],
    finance: [
      ...rows(
        'revenue',
        fields.revenue.toSorted((a, b) => a.year - b.year),
      ).map(({ year, amount, fact }) =>
        translate(language, fact ? 'resume.sheet.earned' : 'resume.sheet.planned', {
          year: String(year),
          money: say.about(amount),
        }),
      ),
      label('raised', text('raised')),
    ],
    ask: [
      [
        money(fields.ask_amount),
        fields.ask_form && translate(language, `passport.askForm.${fields.ask_form}`).toLowerCase(),
        fields.ask_share !== null &&
          translate(language, 'resume.sheet.share', { percent: say.percent(fields.ask_share) }),
      ]
        .filter(Boolean)
        .join(', '),
      label('pre_money', money(fields.pre_money)),
      ...rows('spending', fields.spending).map(
        (one) => `${name(one.title, 'spending')} — ${say.money(one.amount)}`,
      ),
    ],
    milestones: rows(
      'milestones',
      fields.milestones.toSorted((a, b) => a.until.localeCompare(b.until)),
    ).map((one) => `${say.day(one.until)} — ${name(one.title, 'milestones')}`),
    team: [],
  };
  const shown = makers.slice(0, ROWS.team);
  const people = shown.map(({ name: russian, role, post }) => {
    const called = inEnglish ? names.get(russian) || passportName(russian) : russian;
    return {
      name: beginning(called, RESUME_LETTERS.name),
      initials: initialsOf(called),
      role: beginning(
        [translate(language, `roles.${role}`), post].filter(Boolean).join(', '),
        RESUME_LETTERS.name,
      ),
    };
  });
  const more = makers.length - people.length;
  if (more > 0) lines.team.push(translate(language, 'resume.sheet.more', { count: more }));

  const fact = (key: Label, value: string | null) =>
    value ? [{ label: labelOf(language, key), value }] : [];
  const legal = fields.legal_form && translate(language, `passport.legalForm.${fields.legal_form}`);
  return {
    sheet: {
      language,
      title: fit('title', (inEnglish && english.title) || of.title),
      slogan: text('slogan'),
      facts: [
        ...fact('stage', fields.stage && translate(language, `passport.stage.${fields.stage}`)),
        ...fact('readiness', readinessIn(language, passport)),
        ...fact('industry', text('industry')),
        ...fact(
          'nti',
          fields.nti_market && translate(language, `passport.nti.${fields.nti_market}`),
        ),
        ...fact('region', text('region')),
      ],
      parts: RESUME_PARTS.map((part) => ({
        part,
        title: translate(language, `resume.part.${part}`),
        lines: lines[part].filter(Boolean),
        people: part === 'team' ? people : [],
      })).filter((one) => one.lines.length + one.people.length > 0),
      contacts: [
        ...fact('contacts', text('contacts')),
        ...fact('website', beginning(fields.website, RESUME_LETTERS.contacts)),
        ...fact(
          'legal',
          [
            legal,
            beginning(
              (inEnglish && names.get(fields.legal_name)) || fields.legal_name,
              RESUME_LETTERS.name,
            ),
            fields.inn && translate(language, 'resume.sheet.inn', { inn: fields.inn }),
            fields.ogrn && translate(language, 'resume.sheet.ogrn', { ogrn: fields.ogrn }),
          ]
            .filter(Boolean)
            .join(', '),
        ),
      ],
      foot: passport.updated_at
        ? translate(language, 'resume.sheet.foot', { day: say.day(passport.updated_at) })
        : '',
    },
    people: shown.map(({ name: called }) => called),
    missing: WANTED.filter((field) => isEmpty(fields[field])),
    cut: [...cut],
  };
}
