import type { PlanStage } from '../calendar-plan.ts';
import { formDay, formTerm } from '../days.ts';
import type { FormColumn, FormRow, TablePiece } from '../form.ts';
import type { PaperFacts } from './facts.ts';

const FONT_SIZE = 11;

/** «1 250 000» */
export const roubles = (amount: number): string => amount.toLocaleString('ru-RU');

interface PaperTable {
  columns: readonly (readonly [title: string, width: number, align?: 'center'])[];
  rows: (facts: PaperFacts) => readonly (readonly string[])[];
  /** Rows to fill by hand under what is known. */
  spare: number;
}

const spareRows = (table: PaperTable, known: number) => (known > 0 ? 0 : table.spare);

/** A term that nobody has set is the cell itself. */
const term = ({ startsAt, endsAt }: PlanStage) =>
  startsAt || endsAt ? formTerm(startsAt, endsAt) : '';

function spendingRows({ spending }: PaperFacts): string[][] {
  if (spending.length === 0) return [];
  const whole = spending.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...spending.map(({ title, amount }, at) => [String(at + 1), title, roubles(amount), '']),
    ['', 'Итого', roubles(whole), ''],
  ];
}

/** The works of a grant: the stages of the project, where it has none the milestones of the passport. */
function workRows({ milestones, stages }: PaperFacts): string[][] {
  if (stages.length === 0) {
    return milestones.map(({ title, until }, at) => {
      return [String(at + 1), title, `до\u00a0${formDay(until)}`, '', ''];
    });
  }
  return stages.map((stage, at) => [
    String(at + 1),
    stage.title,
    term(stage),
    stage.plannedResult,
    '',
  ]);
}

const TABLES = {
  plan: {
    columns: [
      ['№', 10, 'center'],
      ['Содержание работы', 65],
      ['Срок', 35, 'center'],
      ['Отметка руководителя', 55],
    ],
    rows: ({ stages }) =>
      stages.map((stage, at) => [
        String(at + 1),
        stage.title,
        term(stage),
        stage.doneAt ? `Выполнено ${formDay(stage.doneAt)}` : '',
      ]),
    spare: 6,
  },
  stages: {
    columns: [
      ['№', 10, 'center'],
      ['Наименование этапа', 60],
      ['Срок', 35, 'center'],
      ['Результат этапа', 60],
    ],
    rows: ({ stages }) =>
      stages.map((stage, at) => [String(at + 1), stage.title, term(stage), stage.plannedResult]),
    spare: 4,
  },
  works: {
    columns: [
      ['№', 10, 'center'],
      ['Работы', 52],
      ['Срок', 35, 'center'],
      ['Результат', 40],
      ['Стоимость, руб.', 28, 'center'],
    ],
    rows: workRows,
    spare: 5,
  },
  publications: {
    columns: [
      ['№', 10, 'center'],
      ['Название и вид публикации или доклада', 75],
      ['Издание, конференция', 50],
      ['Срок', 30, 'center'],
    ],
    rows: () => [],
    spare: 3,
  },
  team: {
    columns: [
      ['№', 10, 'center'],
      ['Фамилия, имя, отчество', 45],
      ['Роль', 30],
      ['Место учёбы или работы', 45],
      ['Контакты', 35],
    ],
    rows: ({ team }) =>
      team.map(({ fullName, role, place, contacts }, at) => {
        return [String(at + 1), fullName, role, place, contacts];
      }),
    spare: 4,
  },
  founders: {
    columns: [
      ['№', 10, 'center'],
      ['Основатель', 55],
      ['Вклад: деньги, имущество, права, труд', 70],
      ['Доля, %', 30, 'center'],
    ],
    rows: ({ team }) =>
      team
        .filter(({ founds }) => founds)
        .map(({ fullName }, at) => [String(at + 1), fullName, '', '']),
    spare: 3,
  },
  roles: {
    columns: [
      ['№', 10, 'center'],
      ['Основатель', 55],
      ['Роль, за что отвечает', 65],
      ['Часов в неделю', 35, 'center'],
    ],
    rows: ({ team }) =>
      team
        .filter(({ founds }) => founds)
        .map(({ fullName, role }, at) => [String(at + 1), fullName, role, '']),
    spare: 3,
  },
  spending: {
    columns: [
      ['№', 10, 'center'],
      ['Статья расходов', 70],
      ['Сумма, руб.', 35, 'center'],
      ['Обоснование', 50],
    ],
    rows: spendingRows,
    spare: 7,
  },
  milestones: {
    columns: [
      ['Веха', 125],
      ['Срок', 40, 'center'],
    ],
    rows: ({ milestones }) => milestones.map(({ title, until }) => [title, formDay(until)]),
    spare: 4,
  },
  revenue: {
    columns: [
      ['Год', 35, 'center'],
      ['Выручка, руб.', 80, 'center'],
      ['Факт или план', 50, 'center'],
    ],
    rows: ({ revenue }) =>
      revenue.map(({ year, amount, fact }) => {
        return [String(year), roubles(amount), fact ? 'факт' : 'план'];
      }),
    spare: 3,
  },
  readiness: {
    columns: [
      ['Уровень', 25, 'center'],
      ['Чем подтверждён', 140],
    ],
    rows: ({ evidence }) => evidence.map(({ level, text }) => [`УГТ ${level}`, text]),
    spare: 2,
  },
} as const satisfies Record<string, PaperTable>;

export type TableName = keyof typeof TABLES;

/** A table of a paper with what is known, and with empty rows where nothing is. */
export function paperTable(name: TableName, facts: PaperFacts): TablePiece {
  const own: PaperTable = TABLES[name];
  const columns = own.columns.map(([title, width, align]): FormColumn => {
    return { title, width, align: align ?? 'left' };
  });
  const known = own.rows(facts);
  const spare = Array.from({ length: spareRows(own, known.length) }, () => columns.map(() => ''));
  const rows = [...known, ...spare].map((cells): FormRow => {
    return { kind: 'cells', cells: cells.map((text) => (text ? text.split('\n') : ['', ''])) };
  });
  return { kind: 'table', fontSize: FONT_SIZE, columns, rows };
}
