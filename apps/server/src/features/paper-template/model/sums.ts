import type { SheetData } from 'write-excel-file/node';
import { cellOf, counted, type Format, head, lookOf, span, text } from './cells.ts';
import { column, MONTH_ROWS, MONTHS } from './months.ts';

/** The address of an assumption. */
type At = (key: string) => string;

/** Beyond three years, and where nothing can be said. */
const NEVER = '"не за три года"';
const UNKNOWN = '"нет данных"';

const YEARS = [1, 2, 3] as const;

/** The three years. */
export function yearSheet(at: At): SheetData {
  const shown = MONTH_ROWS.filter(({ yearly }) => yearly);
  const lineOf = (key: string) => shown.findIndex((row) => row.key === key) + 2;
  const cell = (key: string, index: number) => `${column(index)}$${lineOf(key)}`;
  const ratio = (label: string, of: string, per: (index: number) => string) => [
    text(label),
    ...YEARS.map((year) =>
      counted(`IF(${per(year)}>0,${cell(of, year)}/${per(year)},0)`, 'percent'),
    ),
  ];
  return [
    [head(''), ...YEARS.map((year) => head(`Год ${year}`)), head('За три года')],
    ...shown.map((row) => [
      text(row.label, lookOf(row)),
      ...YEARS.map((year) => {
        const [from, to] = [(year - 1) * 12 + 1, year * 12];
        const formula =
          row.yearly === 'sum' ? `SUM(${span(row.key, from, to)})` : cellOf(row.key, to);
        return counted(formula, row.format, lookOf(row));
      }),
      row.yearly === 'sum'
        ? counted(`SUM(B${lineOf(row.key)}:D${lineOf(row.key)})`, row.format, lookOf(row))
        : null,
    ]),
    ratio('Рентабельность', 'profit', (year) => cell('revenue', year)),
    ratio('Доля доступного рынка (SOM)', 'revenue', () => at('som')),
  ];
}

/** What an investor asks of first. */
export function measureSheet(at: At): SheetData {
  const month = (marks: string) =>
    `IF(SUM(${span('revenue')})=0,${UNKNOWN},IF(MAX(${span(marks)})=${MONTHS},${NEVER},EDATE(${at('start')},MAX(${span(marks)}))))`;
  const divided = (over: string, under: string) => `IF(${under}>0,${over}/(${under}),${UNKNOWN})`;
  const fixed = `(${at('payroll')}+${at('rent')}+${at('other')})`;
  const rows: readonly (readonly [string, string, Format, string])[] = [
    ['LTV, руб.', at('ltv'), 'money', 'Сколько валовой прибыли приносит клиент'],
    ['CAC, руб.', at('cac'), 'money', 'Сколько стоит его привлечь'],
    ['LTV / CAC', divided(at('ltv'), at('cac')), 'number', 'Обычно ждут не меньше 3'],
    ['Маржа', at('margin'), 'percent', 'Доля валовой прибыли в выручке'],
    [
      'Привлечение окупается, мес.',
      divided(at('cac'), `${at('arpu')}*${at('margin')}`),
      'number',
      'CAC / валовая прибыль с клиента в месяц',
    ],
    [
      'Точка безубыточности, руб. в месяц',
      divided(fixed, `${at('margin')}-${at('tax')}`),
      'money',
      'Выручка, которая покрывает постоянные расходы первого года',
    ],
    [
      'Прибыль каждый месяц начиная с',
      month('losing'),
      'date',
      'После последнего убыточного месяца',
    ],
    [
      'Вложения возвращаются',
      month('owing'),
      'date',
      'Прибыль нарастающим итогом больше не отрицательна',
    ],
    ['Наименьший остаток денег, руб.', `MIN(${span('balance')})`, 'money', 'За три года'],
    [
      'Не хватает денег, руб.',
      `MAX(0,-MIN(${span('balance')}))`,
      'money',
      'Сколько ещё нужно, чтобы остаток не стал отрицательным',
    ],
    ['Выручка за три года, руб.', `SUM(${span('revenue')})`, 'money', ''],
    ['Прибыль за три года, руб.', `SUM(${span('profit')})`, 'money', 'До финансирования'],
  ];
  return [
    [head('Показатель'), head('Значение'), head('Как читать')],
    ...rows.map(([label, formula, format, note]) => [
      text(label),
      counted(formula, format, { align: 'right' }),
      text(note),
    ]),
  ];
}
