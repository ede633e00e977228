import { type FormClock, formClock } from './days.ts';
import type { Form, FormPiece, FormRow, TablePiece } from './form.ts';
import { type FormSubject, institutionLines, topic } from './head.ts';
import { type FormRole, peopleFields, signers } from './people.ts';
import { WORKS } from './works.ts';

/** A line of a return, and who has ticked it off. */
export interface SheetRemark {
  text: string;
  done: { name: string; at: Date | null } | null;
}

/** Something that was decided about a section, or that happened to its approval. */
export interface SheetEntry {
  at: Date;
  name: string;
  /** In words, such as «научный руководитель»; empty where it is not known. */
  role: string;
  /** In words, such as «Согласовано». */
  decision: string;
  approves: boolean;
  round: number;
  edition: number | null;
  /** What was written besides remarks. */
  text: string;
  remarks: readonly SheetRemark[];
}

/** What is approved by itself: the project, the plan of a stage, its result. */
export interface SheetSection {
  /** «Этап 2. Обзор источников: план» */
  title: string;
  /** Its status in words. */
  standing: string;
  /** The newest edition that was approved. */
  approvedEdition: number | null;
  /** A reviewer has joined since: what was signed before him stays told, and has to be signed again. */
  again: boolean;
  /** In the order of time; none where it was never sent. */
  entries: readonly SheetEntry[];
}

export interface ApprovalSheet extends FormSubject {
  printedAt: Date;
  /** By whose clock: a zone of the IANA, and what it is called after «время». */
  clock: { zone: string; name: string };
  /** In the order of the roadmap. */
  sections: readonly SheetSection[];
}

const DECIDING: readonly FormRole[] = ['supervisor'];
const FONT_SIZE = 10;

/** Who stands behind the approved edition, with role and day. */
function approvals({ approvedEdition, again, entries }: SheetSection, clock: FormClock): string[] {
  if (approvedEdition === null) return ['не согласовано'];
  const of = entries.filter(({ approves, edition }) => approves && edition === approvedEdition);
  const round = Math.max(...of.map((entry) => entry.round));
  const signed = of.filter((entry) => entry.round === round);
  const lines = signed.map((entry) => `${who(entry)}, ${clock(entry.at).day}`);
  const told = [`Редакция ${approvedEdition}`, ...lines];
  return again ? [...told, 'Прежнее согласование, ждёт повторного'] : told;
}

/** «Орлов И. П.» on one line. */
const tied = (name: string): string => name.replaceAll(/\s+(?=\p{Lu}\.)/gu, '\u00a0');

const who = ({ name, role }: SheetEntry): string => [tied(name), role].filter(Boolean).join(', ');

/** What stands approved now: one row a section. */
function summary(sections: readonly SheetSection[], clock: FormClock): TablePiece {
  return {
    kind: 'table',
    fontSize: FONT_SIZE,
    columns: [
      { title: '№', width: 9, align: 'center' },
      { title: 'Предмет согласования', width: 58, align: 'left' },
      { title: 'Состояние', width: 42, align: 'left' },
      { title: 'Согласованная редакция, кем и когда согласована', width: 56, align: 'left' },
    ],
    rows: sections.map(
      (section, index): FormRow => ({
        kind: 'cells',
        cells: [
          [String(index + 1)],
          [section.title],
          [section.standing],
          approvals(section, clock),
        ],
      }),
    ),
  };
}

function remarkLine({ text, done }: SheetRemark, index: number, clock: FormClock): string {
  const number = `${index + 1}. ${text.trim().replace(/[.;,]+$/, '')}`;
  if (!done) return `${number} — не отмечено как исправленное`;
  const by = [tied(done.name), done.at && clock(done.at).day].filter(Boolean).join(', ');
  return by ? `${number} — исправлено (${by})` : `${number} — исправлено`;
}

function entryRow(entry: SheetEntry, clock: FormClock): FormRow {
  const { day, time } = clock(entry.at);
  const edition = entry.edition === null ? '—' : String(entry.edition);
  const told = entry.remarks.length > 0 ? [] : entry.text.split('\n').filter(Boolean);
  return {
    kind: 'cells',
    cells: [
      [String(entry.round)],
      [day, time],
      [who(entry)],
      [entry.decision],
      [edition],
      [...told, ...entry.remarks.map((remark, index) => remarkLine(remark, index, clock))],
    ],
  };
}

/** All that happened, by section and round. */
function course(sections: readonly SheetSection[], clock: FormClock): TablePiece {
  const rows = sections
    .filter(({ entries }) => entries.length > 0)
    .flatMap(({ title, entries }): FormRow[] => [
      { kind: 'group', text: title },
      ...entries.map((one) => entryRow(one, clock)),
    ]);
  return {
    kind: 'table',
    fontSize: FONT_SIZE,
    columns: [
      { title: 'Круг', width: 12, align: 'center' },
      { title: 'Дата и время', width: 21, align: 'center' },
      { title: 'Кто, в какой роли', width: 31, align: 'left' },
      { title: 'Решение', width: 29, align: 'left' },
      { title: 'Редакция', width: 18, align: 'center' },
      { title: 'Замечания и отметки об исправлении', width: 54, align: 'left' },
    ],
    rows,
  };
}

function coursePieces(sections: readonly SheetSection[], clock: FormClock): FormPiece[] {
  const begun = sections.some(({ entries }) => entries.length > 0);
  const heading: FormPiece = { kind: 'line', look: 'heading', text: 'Ход согласования' };
  if (begun) return [heading, course(sections, clock)];
  return [
    heading,
    { kind: 'line', look: 'text', text: 'На согласование ещё ничего не отправляли.' },
  ];
}

/** Who approved what, in which role, when and in which edition; remarks by rounds and whether they are done. */
export function approvalSheet(sheet: ApprovalSheet): Form {
  const { work, people, sections, printedAt } = sheet;
  const { nominative } = WORKS[work];
  const reviewers = people.filter(({ role }) => role !== 'author');
  const clock = formClock(sheet.clock.zone);
  const { day, time } = clock(printedAt);
  return {
    title: `Лист согласования. ${sheet.title}`,
    pieces: [
      ...institutionLines(sheet),
      { kind: 'line', look: 'title', text: 'ЛИСТ СОГЛАСОВАНИЯ' },
      { kind: 'field', label: 'Работа', value: nominative },
      topic(sheet),
      ...peopleFields(work, people, ['author', ...DECIDING]),
      { kind: 'line', look: 'heading', text: 'Итог согласования' },
      summary(sections, clock),
      ...coursePieces(sections, clock),
      {
        kind: 'line',
        look: 'note',
        text: `Составлен ${day} в ${time} (время ${sheet.clock.name}) по записям системы «Провектор».`,
      },
      { kind: 'signatures', people: signers(work, reviewers, DECIDING) },
    ],
  };
}
