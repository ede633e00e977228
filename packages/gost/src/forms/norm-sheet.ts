import { type FormClock, formClock } from './days.ts';
import { BLANK, type Form, type FormPiece, type FormRow, NAME_BLANK, orBlank } from './form.ts';
import { institutionLines, topic } from './head.ts';

/** A place where a rule is broken, in words. */
export interface SheetPlace {
  /** «Глава 2» */
  where: string;
  quote: string;
  message: string;
}

export interface SheetRule {
  title: string;
  /** «ГОСТ 7.32-2017, 6.5.1» */
  source: string;
  severity: 'must' | 'should' | 'practice';
  places: readonly SheetPlace[];
}

/** What was set aside, and why. */
export interface SheetHidden {
  title: string;
  /** The words at the place; empty for the rule as a whole. */
  quote: string;
  reason: string;
  /** A name as it is written in the document: whoever may write may have put anything there. */
  by: string;
  /** ISO 8601. */
  at: string;
}

export interface NormSheet {
  institution: string;
  department: string;
  /** «ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА» */
  work: string;
  title: string;
  authors: readonly string[];
  profile: string;
  printedAt: Date;
  clock: { zone: string; name: string };
  rules: readonly SheetRule[];
  hidden: readonly SheetHidden[];
}

const FONT_SIZE = 10;
/** More places of one rule say no more; they are counted. */
const PLACES = 20;

const SEVERITY: Readonly<Record<SheetRule['severity'], string>> = {
  must: 'обязательно',
  should: 'рекомендуется',
  practice: 'принято',
};

const countOf = (rules: readonly SheetRule[], severity?: SheetRule['severity']) =>
  rules
    .filter((rule) => severity === undefined || rule.severity === severity)
    .reduce((sum, { places }) => sum + places.length, 0);

function rowsOf({ title, source, severity, places }: SheetRule): FormRow[] {
  const left = places.length - PLACES;
  const rows = places.slice(0, PLACES).map(({ where, quote, message }, index): FormRow => {
    return { kind: 'cells', cells: [[String(index + 1)], [where], [quote || '—'], [message]] };
  });
  const head = `${title} (${source}; ${SEVERITY[severity]}): ${places.length}`;
  const rest: FormRow[] = left > 0 ? [{ kind: 'group', text: `Ещё таких мест: ${left}` }] : [];
  return [{ kind: 'group', text: head }, ...rows, ...rest];
}

function findings(rules: readonly SheetRule[]): FormPiece[] {
  const heading: FormPiece = { kind: 'line', look: 'heading', text: 'Замечания' };
  if (rules.length === 0) return [heading, { kind: 'line', look: 'text', text: 'Замечаний нет.' }];
  return [
    heading,
    {
      kind: 'table',
      fontSize: FONT_SIZE,
      columns: [
        { title: '№', width: 9, align: 'center' },
        { title: 'Где', width: 38, align: 'left' },
        { title: 'Текст', width: 56, align: 'left' },
        { title: 'Замечание', width: 62, align: 'left' },
      ],
      rows: rules.flatMap(rowsOf),
    },
  ];
}

function hiddenPieces(hidden: readonly SheetHidden[], clock: FormClock): FormPiece[] {
  if (hidden.length === 0) return [];
  return [
    { kind: 'line', look: 'heading', text: 'Скрытые замечания' },
    {
      kind: 'table',
      fontSize: FONT_SIZE,
      columns: [
        { title: 'Правило', width: 45, align: 'left' },
        { title: 'Где', width: 50, align: 'left' },
        { title: 'Причина', width: 40, align: 'left' },
        { title: 'Кто и когда (указано в документе)', width: 30, align: 'left' },
      ],
      rows: hidden.map(({ title, quote, reason, by, at }): FormRow => {
        const moment = new Date(at);
        const day = Number.isNaN(moment.getTime()) ? [] : [clock(moment).day];
        const where = quote === '' ? 'Во всей работе' : quote;
        return {
          kind: 'cells',
          cells: [[title], [where], [reason], [by.trim() || 'имя не указано', ...day]],
        };
      }),
    },
    {
      kind: 'line',
      look: 'note',
      text: 'Причина, имя и день приведены так, как они записаны в самом документе; система их не подтверждает.',
    },
  ];
}

function verdict(rules: readonly SheetRule[]): string {
  const must = countOf(rules, 'must');
  const all = countOf(rules);
  if (all === 0) return 'Работа прошла проверку оформления, замечаний нет.';
  if (must === 0) return `Обязательные требования выполнены. Остальных замечаний: ${all}.`;
  return `Требует исправления. Обязательных замечаний: ${must}, всего: ${all}.`;
}

/** What the check of a work has found, for the normocontroller to sign. */
export function normSheet(sheet: NormSheet): Form {
  const clock = formClock(sheet.clock.zone);
  const { day, time } = clock(sheet.printedAt);
  const author = sheet.authors.length > 0 ? sheet.authors.join(', ') : BLANK;
  return {
    title: `Лист нормоконтроля. ${sheet.title}`,
    pieces: [
      ...institutionLines(sheet),
      { kind: 'line', look: 'title', text: 'ЛИСТ НОРМОКОНТРОЛЯ' },
      { kind: 'field', label: 'Работа', value: orBlank(sheet.work) },
      topic(sheet),
      { kind: 'field', label: 'Автор', value: author },
      { kind: 'field', label: 'Правила', value: sheet.profile },
      { kind: 'line', look: 'heading', text: 'Заключение' },
      { kind: 'line', look: 'text', text: verdict(sheet.rules) },
      ...findings(sheet.rules),
      ...hiddenPieces(sheet.hidden, clock),
      {
        kind: 'line',
        look: 'note',
        text: `Составлен ${day} в ${time} (время ${sheet.clock.name}) проверкой системы «Провектор».`,
      },
      { kind: 'signatures', people: [{ role: 'Нормоконтролёр', name: NAME_BLANK }] },
    ],
  };
}
