import {
  BLANK,
  type FieldPiece,
  type Form,
  type FormPiece,
  type FormRow,
  LONG_BLANK,
  orBlank,
} from '../form.ts';
import { NEEDED, quoted, topic } from '../head.ts';
import { peopleFields, roleWord } from '../people.ts';
import { WORKS } from '../works.ts';
import {
  type HeardEvent,
  type HeardWork,
  heardHead,
  numberWord,
  occasion,
  seatName,
  signed,
} from './heard.ts';
import { HEARD_WORDS, MATERIAL_WORDS } from './words.ts';

const FONT_SIZE = 11;
const heading = (text: string): FormPiece => ({ kind: 'line', look: 'heading', text });
const line = (text: string): FormPiece => ({ kind: 'line', look: 'text', text });
const field = (label: string, value: string): FieldPiece => ({ kind: 'field', label, value });
const byHand = (labels: readonly string[]) => labels.map((label) => field(label, LONG_BLANK));

/** Chair, members and secretary; who is not appointed has a line to fill. */
function present({ kind, committee }: HeardEvent): FormPiece[] {
  const of = (role: string) => committee.filter((seat) => seat.role === role);
  const names = (role: string) => orBlank(of(role).map(seatName).join('; '), LONG_BLANK);
  return [
    heading('Присутствовали'),
    field('Председатель', names('chair')),
    ...(of('member').length > 0 ? [field(HEARD_WORDS[kind].members, names('member'))] : []),
    field('Секретарь', names('secretary')),
  ];
}

function materials({ materials: asked }: HeardWork): FormPiece[] {
  const lines = asked.map(({ material, there }, at) => {
    const { name, lacks } = MATERIAL_WORDS[material];
    const pages = there && material === 'final_report' ? ` на ${BLANK} листах` : '';
    return line(`${at + 1}. ${name}${pages}${there ? '' : `\u00a0— ${lacks}`}`);
  });
  return [heading('Представленные материалы'), ...(lines.length > 0 ? lines : [line(LONG_BLANK)])];
}

function questions({ questions: asked }: HeardWork): FormPiece[] {
  if (asked.length === 0) return [heading('Вопросы и ответы'), line('Вопросов не было.')];
  return [
    heading('Вопросы и ответы'),
    {
      kind: 'table',
      fontSize: FONT_SIZE,
      columns: [
        { title: '№', width: 10, align: 'center' },
        { title: 'Кто спросил', width: 35, align: 'left' },
        { title: 'Вопрос', width: 60, align: 'left' },
        { title: 'Ответ', width: 60, align: 'left' },
      ],
      rows: asked.map(
        ({ asker, text, answer }, at): FormRow => ({
          kind: 'cells',
          cells: [[String(at + 1)], [asker], text.split('\n'), answer.split('\n')],
        }),
      ),
    },
  ];
}

function resultsTable({ criteria }: HeardEvent, work: HeardWork): FormPiece {
  const { outcome } = work;
  const row = (cells: readonly string[]): FormRow => ({
    kind: 'cells',
    cells: cells.map((cell) => [cell]),
  });
  return {
    kind: 'table',
    fontSize: FONT_SIZE,
    columns: [
      { title: '№', width: 10, align: 'center' },
      { title: 'Критерий', width: 95, align: 'left' },
      { title: 'Вес, %', width: 25, align: 'center' },
      { title: 'Средняя оценка', width: 35, align: 'center' },
    ],
    rows: [
      ...criteria.map(({ id, title, percent }, at) =>
        row([String(at + 1), title, String(percent), outcome ? numberWord(outcome.means[id]) : '']),
      ),
      row(['', 'Результат', '', outcome ? numberWord(outcome.result) : '']),
    ],
  };
}

/** «Орлов Игорь Павлович — руководитель работы», in one line. */
function excluded({ committee }: HeardEvent, { work, excluded: out }: HeardWork): FieldPiece[] {
  const names = out.flatMap(({ seatId, role }) => {
    const seat = committee.find(({ id }) => id === seatId);
    const part = role ? roleWord(work, role).toLowerCase() : 'участник';
    const of = work === 'startup' ? 'проекта' : 'работы';
    return seat ? [`${seat.fullName}\u00a0— ${part} ${of}`] : [];
  });
  return names.length > 0 ? [field('Не оценивали', names.join('; '))] : [];
}

function results(event: HeardEvent, work: HeardWork): FormPiece[] {
  const { outcome } = work;
  const places = HEARD_WORDS[event.kind].places;
  const place = places && outcome?.place ? ` Место по результату: ${outcome.place}.` : '';
  const trimmed = outcome?.trimmed ? ' Самый высокий и самый низкий результат не учтены.' : '';
  const told = outcome
    ? [line(`Оценили ${outcome.marked.done} из ${outcome.marked.of}.${trimmed}${place}`)]
    : [];
  return [
    heading('Результаты оценивания'),
    resultsTable(event, work),
    ...told,
    ...excluded(event, work),
  ];
}

/** What is decided; until then lines to fill. */
function decision({ kind }: HeardEvent, work: HeardWork): FormPiece[] {
  const { decision: label, byHand: asked } = HEARD_WORDS[kind];
  const [first = '', ...more] = work.decision.split('\n').filter((text) => text.trim() !== '');
  return [
    heading(label),
    field('Решили', orBlank(first, LONG_BLANK)),
    ...more.map(line),
    field('Оценка', orBlank(work.mark, LONG_BLANK)),
    ...byHand(asked.end),
  ];
}

/** All that is said of one work, without the head and the signatures. */
function heard(event: HeardEvent, work: HeardWork): FormPiece[] {
  const about: FormPiece[] = [
    field('Работа', WORKS[work.work].nominative),
    topic(work),
    ...peopleFields(work.work, work.people, NEEDED[WORKS[work.work].plan]),
  ];
  if (work.absent) return [...about, line('Работа не заслушана: авторы не явились.')];
  return [
    ...about,
    ...materials(work),
    ...questions(work),
    ...byHand(HEARD_WORDS[event.kind].byHand.answers),
    ...results(event, work),
    ...decision(event, work),
  ];
}

function opening(event: HeardEvent, works: readonly HeardWork[]): FormPiece[] {
  return [
    ...heardHead(works),
    { kind: 'line', look: 'title', text: `ПРОТОКОЛ № ${BLANK}` },
    { kind: 'line', look: 'subtitle', text: HEARD_WORDS[event.kind].of },
    ...occasion(event),
    ...present(event),
  ];
}

function closing({ committee }: HeardEvent): FormPiece[] {
  const by = (role: string) => signed(committee.find((seat) => seat.role === role));
  return [
    {
      kind: 'signatures',
      people: [
        { role: 'Председатель', name: by('chair') },
        { role: 'Секретарь', name: by('secretary') },
      ],
    },
  ];
}

/** Boards of examiners have a protocol for each work; others one for the day. */
function pieces(event: HeardEvent): FormPiece[] {
  const { works, kind } = event;
  if (works.length === 1 || kind === 'exam_board') {
    return works.flatMap((work, at) => [
      ...(at > 0 ? [{ kind: 'page' } as const] : []),
      ...opening(event, [work]),
      heading('Слушали'),
      ...heard(event, work),
      ...closing(event),
    ]);
  }
  const authors = ({ people }: HeardWork) =>
    people.filter(({ role }) => role === 'author').map(({ fullName }) => fullName);
  return [
    ...opening(event, works),
    ...works.flatMap((work, at) => [
      heading(`${at + 1}. Слушали: ${authors(work).join(', ') || quoted(work.title)}`),
      ...heard(event, work),
    ]),
    ...closing(event),
  ];
}

/** The protocol of what a committee has heard and decided, of each of these works. */
export function protocol(event: HeardEvent): Form {
  return { title: `Протокол. ${event.title}`, pieces: pieces(event) };
}
