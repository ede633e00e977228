import type { Form, FormColumn, FormPiece, FormRow, TablePiece } from '../form.ts';
import {
  type HeardCriterion,
  type HeardEvent,
  type HeardWork,
  heardHead,
  numberWord,
  occasion,
  type Seat,
  seatName,
  signed,
} from './heard.ts';
import { HEARD_WORDS } from './words.ts';

const FONT_SIZE = 10;
/** Columns of marks that stand beside each other. */
const MOST_COLUMNS = 8;
const [NUMBER, WORK, RESULT, WIDTH] = [9, 60, 24, 165] as const;

type Numbered = HeardCriterion & { number: number };

/** Parts of the list, none longer than a table is wide. */
function inTables(criteria: readonly HeardCriterion[]): Numbered[][] {
  const numbered = criteria.map((criterion, at) => ({ ...criterion, number: at + 1 }));
  const count = Math.max(1, Math.ceil(numbered.length / MOST_COLUMNS));
  const each = Math.ceil(numbered.length / count);
  return Array.from({ length: count }, (_, at) => numbered.slice(at * each, (at + 1) * each));
}

/** What the member has given each work; empty cells until the work is closed, dashes where he may not mark. */
function row(seat: Seat, work: HeardWork, at: number, criteria: readonly Numbered[]): FormRow {
  const sheet = work.outcome?.sheets[seat.id];
  const out = work.absent || work.excluded.some(({ seatId }) => seatId === seat.id);
  const cell = (value: number | null | undefined) => (sheet ? numberWord(value) : out ? '—' : '');
  const authors = work.people.filter(({ role }) => role === 'author');
  const names = authors.map(({ signedName }) => signedName).join(', ');
  return {
    kind: 'cells',
    cells: [
      [String(at + 1)],
      [work.title, names].filter(Boolean),
      ...criteria.map(({ id }) => [cell(sheet?.marks[id])]),
      [cell(sheet && sheet.result !== null ? Math.round(sheet.result * 100) / 100 : null)],
    ],
  };
}

function table(event: HeardEvent, seat: Seat, criteria: readonly Numbered[]): TablePiece {
  const each = Math.floor((WIDTH - NUMBER - WORK - RESULT) / Math.max(1, criteria.length));
  const wide = WIDTH - NUMBER - RESULT - each * criteria.length;
  const marks = criteria.map(
    ({ number }): FormColumn => ({ title: `К${number}`, width: each, align: 'center' }),
  );
  return {
    kind: 'table',
    fontSize: FONT_SIZE,
    columns: [
      { title: '№', width: NUMBER, align: 'center' },
      { title: 'Работа, авторы', width: wide, align: 'left' },
      ...marks,
      { title: 'Результат', width: RESULT, align: 'center' },
    ],
    rows: event.works.map((work, at) => row(seat, work, at, criteria)),
  };
}

function sheet(event: HeardEvent, seat: Seat): FormPiece[] {
  const { criteria, scale, works, kind } = event;
  const out = works.some(({ excluded }) => excluded.some(({ seatId }) => seatId === seat.id));
  const words = HEARD_WORDS[kind];
  const whose = seat.role === 'chair' ? words.chair : words.member;
  return [
    ...heardHead(works),
    { kind: 'line', look: 'title', text: 'ОЦЕНОЧНЫЙ ЛИСТ' },
    { kind: 'line', look: 'subtitle', text: whose },
    ...occasion(event),
    { kind: 'field', label: 'Оценивает', value: seatName(seat) },
    ...inTables(criteria).map((part) => table(event, seat, part)),
    { kind: 'line', look: 'note', text: `Оценки от ${scale.min} до ${scale.max}. Критерии:` },
    ...criteria.map(
      ({ title, percent }, at): FormPiece => ({
        kind: 'line',
        look: 'note',
        text: `К${at + 1}\u00a0— ${title}, ${percent}\u00a0%`,
      }),
    ),
    ...(out
      ? [
          {
            kind: 'line',
            look: 'note',
            text: 'Прочерк: член комиссии руководит работой или состоит в её команде.',
          } as const,
        ]
      : []),
    {
      kind: 'signatures',
      people: [{ role: seat.role === 'chair' ? 'Председатель' : words.one, name: signed(seat) }],
    },
  ];
}

/** The marks of each member by works and criteria, a sheet a member. */
export function scoreSheets(event: HeardEvent): Form {
  const marking = event.committee.filter(({ role }) => role !== 'secretary');
  return {
    title: `Оценочные листы. ${event.title}`,
    pieces: marking.flatMap((seat, at) => [
      ...(at > 0 ? [{ kind: 'page' } as const] : []),
      ...sheet(event, seat),
    ]),
  };
}
