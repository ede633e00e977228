import type { PassportFields } from '@pv/contract';

/** Values that nobody has told of; each says in its note that it is to be replaced. */
const USUAL = { growth: 2, lifetime: 12, tax: 0.06, spread: 12, arrives: 1 };
const REPLACE = 'Условное значение: замените своим';
const TOLD = 'Из паспорта для инвестора';

type Format = 'money' | 'percent' | 'number' | 'whole' | 'date';

/** A row of the first sheet: a number to type, or one that is counted of others. */
export interface Assumption {
  key: string;
  label: string;
  unit: string;
  format: Format;
  value: number | Date | null;
  /** Made with the addresses of other rows; such a row is not typed. */
  formula?: (at: (key: string) => string) => string;
  note: string;
}

export interface AssumptionPart {
  title: string;
  rows: readonly Assumption[];
}

type Row = Omit<Assumption, 'note' | 'format'> & { format?: Format; note?: string };

const row = ({ format = 'money', note, ...rest }: Row): Assumption => ({
  format,
  note: note ?? (rest.value === null ? 'Впишите' : TOLD),
  ...rest,
});

const share = (percent: number | null) => (percent === null ? null : percent / 100);

/** The year that a model begins with: the first one planned, else the one after `now`. */
function firstYear({ revenue }: PassportFields, now: Date): number {
  const current = now.getUTCFullYear();
  const planned = revenue.filter(({ fact, year }) => !fact && year >= current);
  return Math.min(...planned.map(({ year }) => year), current + 1);
}

const YEARS = [1, 2, 3] as const;

/** All that the model counts from: what the passport tells, and what is left to be typed. */
export function assumptionsOf(fields: PassportFields, now: Date): AssumptionPart[] {
  const first = firstYear(fields, now);
  const planned = (year: number) =>
    fields.revenue.find((one) => one.year === year && !one.fact)?.amount ?? null;
  const spending =
    fields.spending.length > 0
      ? fields.spending
      : YEARS.map((number) => ({ title: `Статья расходов ${number}`, amount: null }));
  return [
    {
      title: 'Выручка',
      rows: [
        row({
          key: 'start',
          label: 'Первый месяц модели',
          unit: 'месяц',
          format: 'date',
          value: new Date(Date.UTC(first, 0, 1)),
          note: 'Первый год, на который есть план, иначе следующий',
        }),
        ...YEARS.map((number) =>
          row({
            key: `revenue${number}`,
            label: `Выручка за год ${number}`,
            unit: 'руб.',
            value: planned(first + number - 1),
          }),
        ),
        row({
          key: 'growth',
          label: 'Во сколько раз последний месяц года больше первого',
          unit: 'раз',
          format: 'number',
          value: USUAL.growth,
          note: REPLACE,
        }),
      ],
    },
    {
      title: 'Один клиент',
      rows: [
        row({
          key: 'ltv',
          label: 'LTV: валовая прибыль с клиента за всё время',
          unit: 'руб.',
          value: fields.ltv,
        }),
        row({
          key: 'cac',
          label: 'CAC: стоимость привлечения клиента',
          unit: 'руб.',
          value: fields.cac,
        }),
        row({
          key: 'margin',
          label: 'Маржа: доля валовой прибыли в выручке',
          unit: '%',
          format: 'percent',
          value: share(fields.margin),
        }),
        row({
          key: 'lifetime',
          label: 'Сколько месяцев клиент остаётся',
          unit: 'мес.',
          format: 'whole',
          value: USUAL.lifetime,
          note: REPLACE,
        }),
        row({
          key: 'arpu',
          label: 'Выручка с клиента в месяц',
          unit: 'руб.',
          value: null,
          formula: (at) =>
            `IF(${at('margin')}*${at('lifetime')}>0,${at('ltv')}/(${at('margin')}*${at('lifetime')}),0)`,
          note: 'LTV / (маржа × срок)',
        }),
      ],
    },
    {
      title: 'Постоянные расходы в месяц',
      rows: [
        row({ key: 'payroll', label: 'Оплата труда с взносами', unit: 'руб.', value: null }),
        row({ key: 'rent', label: 'Аренда, связь, сервисы', unit: 'руб.', value: null }),
        row({ key: 'other', label: 'Прочее', unit: 'руб.', value: null }),
        row({
          key: 'inflation',
          label: 'Рост этих расходов за год',
          unit: '%',
          format: 'percent',
          value: 0,
          note: REPLACE,
        }),
        row({
          key: 'tax',
          label: 'Налог с выручки',
          unit: '%',
          format: 'percent',
          value: USUAL.tax,
          note: REPLACE,
        }),
      ],
    },
    {
      title: 'Разовые вложения',
      rows: [
        ...spending.map(({ title, amount }, at) =>
          row({ key: `spending${at}`, label: title, unit: 'руб.', value: amount }),
        ),
        row({
          key: 'spent',
          label: 'Итого вложений',
          unit: 'руб.',
          value: null,
          formula: (at) => `SUM(${at('spending0')}:${at(`spending${spending.length - 1}`)})`,
          note: 'Сумма строк выше',
        }),
        row({
          key: 'spread',
          label: 'На сколько первых месяцев вложения разложены поровну',
          unit: 'мес.',
          format: 'whole',
          value: USUAL.spread,
          note: REPLACE,
        }),
      ],
    },
    {
      title: 'Деньги',
      rows: [
        row({ key: 'ask', label: 'Запрашивается', unit: 'руб.', value: fields.ask_amount }),
        row({
          key: 'share',
          label: 'Доля собственных средств в бюджете',
          unit: '%',
          format: 'percent',
          value: share(fields.cofinancing),
        }),
        row({
          key: 'own',
          label: 'Собственные средства',
          unit: 'руб.',
          value: null,
          formula: (at) => `IF(${at('share')}<1,${at('ask')}*${at('share')}/(1-${at('share')}),0)`,
          note: 'От суммы вместе с запрашиваемой',
        }),
        row({
          key: 'arrives',
          label: 'В каком месяце приходят деньги',
          unit: 'номер',
          format: 'whole',
          value: USUAL.arrives,
          note: REPLACE,
        }),
        row({ key: 'cash', label: 'Остаток в начале', unit: 'руб.', value: 0, note: REPLACE }),
      ],
    },
    {
      title: 'Рынок в год',
      rows: (['tam', 'sam', 'som'] as const).map((key) =>
        row({ key, label: key.toUpperCase(), unit: 'руб.', value: fields[key] }),
      ),
    },
  ];
}
