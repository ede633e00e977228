/** The months of the model stand in columns from B. */
export const MONTHS = 36;

/** «B», «AK»: a column by its number from 0. */
export function column(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? column(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/** A line of the sheet of months. */
export interface MonthRow {
  key: string;
  label: string;
  format: 'money' | 'number' | 'whole' | 'date';
  look?: 'total' | 'quiet';
  /** How years take it together; left out where that says nothing. */
  yearly?: 'sum' | 'last';
  /** `at` is an assumption, `own` another line of the same month, `before` one of the month before. */
  formula: (see: MonthSight) => string;
}

export interface MonthSight {
  at: (key: string) => string;
  own: (key: string) => string;
  /** Null in the first month. */
  before: ((key: string) => string) | null;
  /** From 1. */
  number: number;
}

const fixed = (key: string, label: string): MonthRow => ({
  key,
  label,
  format: 'money',
  yearly: 'sum',
  formula: ({ at, own }) => `${at(key)}*(1+${at('inflation')})^(${own('year')}-1)`,
});

const money = (
  key: string,
  label: string,
  formula: MonthRow['formula'],
  look?: 'total',
): MonthRow => ({ key, label, format: 'money', yearly: 'sum', formula, ...(look && { look }) });

/** Every line in order: each is counted of those over it. */
export const MONTH_ROWS: readonly MonthRow[] = [
  {
    key: 'month',
    label: 'Месяц',
    format: 'date',
    look: 'total',
    formula: ({ at, before }) => (before ? `EDATE(${before('month')},1)` : at('start')),
  },
  {
    key: 'year',
    label: 'Год модели',
    format: 'whole',
    look: 'quiet',
    formula: () => 'INT((COLUMN()-2)/12)+1',
  },
  {
    key: 'of_year',
    label: 'Месяц года модели',
    format: 'whole',
    look: 'quiet',
    formula: () => 'MOD(COLUMN()-2,12)+1',
  },
  money(
    'revenue',
    'Выручка',
    ({ at, own }) => {
      const year = `CHOOSE(${own('year')},${at('revenue1')},${at('revenue2')},${at('revenue3')})`;
      // grows evenly from the first month to the last, and makes up the whole year
      return `${year}*(1+(${at('growth')}-1)*(${own('of_year')}-1)/11)/(6*(1+${at('growth')}))`;
    },
    'total',
  ),
  {
    key: 'clients',
    label: 'Действующие клиенты',
    format: 'number',
    yearly: 'last',
    formula: ({ at, own }) => `IF(${at('arpu')}>0,${own('revenue')}/${at('arpu')},0)`,
  },
  {
    key: 'new',
    label: 'Новые клиенты',
    format: 'number',
    yearly: 'sum',
    formula: ({ at, own, before }) => {
      if (!before) return own('clients');
      const stays = `IF(${at('lifetime')}>0,1-1/${at('lifetime')},0)`;
      return `MAX(0,${own('clients')}-${before('clients')}*${stays})`;
    },
  },
  money(
    'direct',
    'Себестоимость',
    ({ at, own }) => `IF(ISBLANK(${at('margin')}),0,${own('revenue')}*(1-${at('margin')}))`,
  ),
  money('marketing', 'Привлечение клиентов', ({ at, own }) => `${own('new')}*${at('cac')}`),
  fixed('payroll', 'Оплата труда'),
  fixed('rent', 'Аренда, связь, сервисы'),
  fixed('other', 'Прочие постоянные'),
  money(
    'invested',
    'Разовые вложения',
    ({ at, number }) => `IF(${number}<=${at('spread')},${at('spent')}/${at('spread')},0)`,
  ),
  money('taxes', 'Налоги', ({ at, own }) => `${own('revenue')}*${at('tax')}`),
  money('costs', 'Расходы всего', ({ own }) => `SUM(${own('direct')}:${own('taxes')})`, 'total'),
  money('profit', 'Прибыль', ({ own }) => `${own('revenue')}-${own('costs')}`, 'total'),
  money(
    'income',
    'Финансирование',
    ({ at, number }) => `IF(${number}=${at('arrives')},${at('ask')}+${at('own')},0)`,
  ),
  {
    key: 'balance',
    label: 'Остаток денег',
    format: 'money',
    look: 'total',
    yearly: 'last',
    formula: ({ at, own, before }) =>
      `${before ? before('balance') : at('cash')}+${own('profit')}+${own('income')}`,
  },
  {
    key: 'gathered',
    label: 'Прибыль нарастающим итогом',
    format: 'money',
    yearly: 'last',
    formula: ({ own, before }) => (before ? `${before('gathered')}+` : '') + own('profit'),
  },
  {
    key: 'losing',
    label: 'Номер месяца, если он не прибылен',
    format: 'whole',
    look: 'quiet',
    formula: ({ own, number }) => `IF(${own('profit')}>0,0,${number})`,
  },
  {
    key: 'owing',
    label: 'Номер месяца, если вложения не вернулись',
    format: 'whole',
    look: 'quiet',
    formula: ({ own, number }) => `IF(${own('gathered')}<0,${number},0)`,
  },
];
