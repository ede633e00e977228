import type { ApprovalSheet, SheetEntry, SheetSection } from '../approval-sheet.ts';
import type { CalendarPlan, PlanStage } from '../calendar-plan.ts';
import type { Form, FormPiece, FormRow } from '../form.ts';
import { SIGNATURE_HINT, SIGNATURE_LINE } from '../form-layout.ts';
import type { FormPerson } from '../people.ts';
import type { TaskSheet } from '../task-sheet.ts';

type Texts = { [K in FormPiece['kind']]: (piece: Extract<FormPiece, { kind: K }>) => string[] };

const rowTexts = (row: FormRow): string[] => (row.kind === 'group' ? [row.text] : row.cells.flat());

const TEXTS: Texts = {
  line: ({ text }) => [text],
  paragraph: ({ runs }) => [runs.map(({ text }) => text).join('')],
  field: ({ label, value }) => [`${label}: ${value}`],
  stamp: ({ lines }) => [...lines],
  table: ({ columns, rows }) => [...columns.map(({ title }) => title), ...rows.flatMap(rowTexts)],
  signatures: ({ people }) =>
    people.flatMap(({ role, name }) => [role, SIGNATURE_LINE, SIGNATURE_HINT, name]),
  page: () => [],
};

function textsOf<K extends FormPiece['kind']>(piece: Extract<FormPiece, { kind: K }>): string[] {
  const write: Texts[K] = TEXTS[piece.kind as K];
  return write(piece);
}

/** Every line of a paper in the order of reading, the marks of signatures included. */
export function formText(form: Form): string[] {
  return form.pieces.flatMap((piece) => textsOf(piece));
}

export const STUDENT: FormPerson = {
  role: 'author',
  fullName: 'Иванова Анна Сергеевна',
  signedName: 'А. С. Иванова',
  about: 'группа ИС-41',
};
const SUPERVISOR: FormPerson = {
  role: 'supervisor',
  fullName: 'Орлов Игорь Павлович',
  signedName: 'И. П. Орлов',
  about: 'канд. техн. наук, доцент',
};
const CURATOR: FormPerson = {
  role: 'curator',
  fullName: 'Константинопольский Константин Константинович',
  signedName: 'К. К. Константинопольский',
  about: 'заведующий лабораторией измерительных систем и комплексов',
};

const TITLES = [
  'Обзор и постановка задачи',
  'Теоретическая глава: выбор и обоснование методов измерения уровня воды в открытых водоёмах с учётом волнения, наносов и ледовых явлений',
  'Практическая глава',
  'Оформление, нормоконтроль, проверка на заимствования',
];

/** A stage of a roadmap; the first two are done. */
export function stage(index: number, overrides: Partial<PlanStage> = {}): PlanStage {
  const month = String(2 + (index % 10)).padStart(2, '0');
  return {
    title: TITLES[index % TITLES.length] ?? '',
    goal: 'Разобраться, как задачу решают сегодня, и сказать, что сделает эта работа.',
    plannedResult: 'Обзор источников с выводами, цель и задачи работы.',
    startsAt: `2026-${month}-01`,
    endsAt: `2026-${month}-28`,
    doneAt: index < 2 ? `2026-${month}-27` : null,
    ...overrides,
  };
}

/** The plan of a thesis with so many stages. */
export function samplePlan(count = 4, overrides: Partial<CalendarPlan> = {}): CalendarPlan {
  return {
    work: 'bachelor',
    title: 'Датчик уровня воды «Волна» для малых рек',
    institution: 'Северный технический университет',
    department: 'Кафедра измерительных систем',
    people: [STUDENT, SUPERVISOR],
    stages: Array.from({ length: count }, (_, index) => stage(index)),
    ...overrides,
  };
}

/** An entry of the course of approval. */
export function entry(overrides: Partial<SheetEntry> = {}): SheetEntry {
  return {
    at: new Date('2026-04-12T21:30:00Z'),
    name: 'Орлов И. П.',
    role: 'научный руководитель',
    decision: 'Согласовано',
    approves: true,
    round: 1,
    edition: 1,
    text: '',
    remarks: [],
    ...overrides,
  };
}

/** A section that was returned once and then approved. */
export function section(overrides: Partial<SheetSection> = {}): SheetSection {
  const sent = { name: 'Иванова А. С.', role: 'исследователь', approves: false };
  return {
    title: 'Этап 1. Обзор и постановка задачи: план',
    standing: 'Согласовано научным руководителем',
    approvedEdition: 2,
    again: false,
    entries: [
      entry({
        ...sent,
        decision: 'Отправлено на согласование',
        at: new Date('2026-04-01T08:00:00Z'),
      }),
      entry({
        decision: 'Возвращено на доработку',
        approves: false,
        at: new Date('2026-04-03T09:15:00Z'),
        text: 'Уточнить цель\nДобавить источники за последние пять лет',
        remarks: [
          {
            text: 'Уточнить цель',
            done: { name: 'Иванова А. С.', at: new Date('2026-04-05T10:00:00Z') },
          },
          { text: 'Добавить источники за последние пять лет', done: null },
        ],
      }),
      entry({
        ...sent,
        decision: 'Отправлено на согласование',
        at: new Date('2026-04-10T08:00:00Z'),
        round: 2,
        edition: 2,
      }),
      entry({ round: 2, edition: 2, text: 'Хорошая работа.' }),
    ],
    ...overrides,
  };
}

/** The sheet of a thesis. */
export function sampleSheet(overrides: Partial<ApprovalSheet> = {}): ApprovalSheet {
  const { stages: _, ...subject } = samplePlan();
  return {
    ...subject,
    people: [STUDENT, SUPERVISOR, CURATOR],
    printedAt: new Date('2026-11-21T09:05:00Z'),
    clock: { zone: 'Europe/Moscow', name: 'московское' },
    sections: [
      section({ title: 'Проект' }),
      section(),
      section({
        title: 'Этап 1. Обзор и постановка задачи: результат',
        standing: 'Этап создан',
        approvedEdition: null,
        again: false,
        entries: [],
      }),
    ],
    ...overrides,
  };
}

/** The assignment of a thesis. */
export function sampleTask(overrides: Partial<TaskSheet> = {}): TaskSheet {
  return {
    ...samplePlan(),
    dueAt: '2026-06-18',
    sections: [
      {
        title: 'Задачи',
        kind: 'text',
        content: 'Изучить датчики.\nСобрать макет.\nПроверить его на реке.',
      },
      { title: 'Исходные данные', kind: 'text', content: 'Уровень воды от 0 до 5 м.' },
    ],
    ...overrides,
  };
}

const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const cells = (...words: string[]) => ({
  type: 'tableRow',
  content: words.map((text) => ({
    type: 'tableCell',
    content: [paragraph({ type: 'text', text })],
  })),
});

/** What a team has written of its task, with lists, a table and letters that stand out. */
export function sampleFormed(text = 'Собрать макет'): TaskSheet['sections'][number] {
  const marks = [{ type: 'bold' }, { type: 'italic' }];
  const item = (...content: object[]) => ({ type: 'listItem', content });
  const list = (type: string, ...content: object[]) => ({ type, content });
  const doc = [
    paragraph({ type: 'text', text: 'Сделать ' }, { type: 'text', text: 'датчик', marks }),
    list(
      'orderedList',
      item(
        paragraph({ type: 'text', text }),
        list('bulletList', item(paragraph({ type: 'text', text: 'из готовых частей' }))),
      ),
    ),
    { type: 'table', content: [cells('Срок', 'Итог', 'Кто'), cells('май', text, 'Иванова')] },
  ];
  return {
    title: 'Задачи',
    kind: 'content',
    content: JSON.stringify({ type: 'doc', content: doc }),
  };
}
