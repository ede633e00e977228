import {
  cellLines,
  type KindContent,
  type RichDoc,
  type RichInline,
  type RichLine,
  type RichTable,
  richLines,
  richOf,
  runWords,
} from '@pv/editor-schema/rich-text';
import { type CalendarPlan, stagesTable } from './calendar-plan.ts';
import { formDay } from './days.ts';
import {
  type FieldPiece,
  type Form,
  type FormColumn,
  type FormPiece,
  type FormRun,
  LONG_BLANK,
} from './form.ts';
import { FORM_WIDTH, NOTE_SIZE } from './form-layout.ts';
import { institutionLines, NEEDED, quoted, stampOf } from './head.ts';
import { peopleFields, signers } from './people.ts';
import { WORKS } from './works.ts';

/** A run as it is printed: where a link leads stands in brackets, unless it is a path, of no use on paper. */
function printed(run: RichInline): FormRun {
  const marks = new Set(run.type === 'text' ? run.marks?.map(({ type }) => type) : []);
  return { text: runWords([run]), bold: marks.has('bold'), italic: marks.has('italic') };
}

/** Columns of equal width; the last one takes what is left over. */
function columnsOf(titles: readonly string[]): FormColumn[] {
  const width = Math.floor(FORM_WIDTH / titles.length);
  return titles.map((title, at) => ({
    title,
    width: at === titles.length - 1 ? FORM_WIDTH - width * at : width,
    align: 'left',
  }));
}

/** The first row is the head of the table, repeated on every page. */
function tablePiece({ content }: RichTable): FormPiece {
  const [head, ...rows] = content.map((row) => row.content.map(cellLines));
  return {
    kind: 'table',
    fontSize: NOTE_SIZE,
    columns: columnsOf((head ?? []).map((lines) => lines.join(' '))),
    rows: rows.map((cells) => ({ kind: 'cells', cells })),
  };
}

const plain = (text: string): FormRun => ({ text, bold: false, italic: false });

/** A line without a letter is left out. */
function pieceOf(line: RichLine): FormPiece[] {
  if (line.kind === 'table') return [tablePiece(line.table)];
  const runs = [...(line.marker ? [plain(line.marker)] : []), ...line.runs.map(printed)];
  if (runs.every(({ text }) => text.trim() === '')) return [];
  return [{ kind: 'paragraph', depth: line.depth, runs }];
}

/** A text with a form under its label, which stands before the first line unless that is a list or a table. */
export function richPieces(label: string, doc: RichDoc): FormPiece[] {
  const [first, ...rest] = richLines(doc).flatMap(pieceOf);
  if (first?.kind === 'paragraph' && first.depth === 0) {
    return [{ ...first, runs: [plain(`${label}: `), ...first.runs] }, ...rest];
  }
  const own: FormPiece = { kind: 'line', look: 'text', text: `${label}:` };
  return [own, ...(first ? [first] : []), ...rest];
}

export interface TaskSheet extends CalendarPlan {
  /** Day by which the work is handed in, or null. */
  dueAt: string | null;
  /** What the team has written of the task. */
  sections: readonly ({ title: string } & KindContent)[];
}

/** What the usual form asks for beyond what a project keeps: filled by hand. */
const BY_HAND = ['Исходные данные', 'Перечень графического материала', 'Консультанты'] as const;

interface Item {
  label: string;
  content: string;
  kind?: KindContent['kind'];
}

/** «1. Тема: …»; the further lines of a long text stand by themselves. */
function items(fields: readonly Item[]): FormPiece[] {
  return fields.flatMap(({ label, kind, content }, index): FormPiece[] => {
    if (kind === 'content' && content !== '') {
      return richPieces(`${index + 1}. ${label}`, richOf(content));
    }
    const [first = '', ...more] = content.split('\n').filter((line) => line.trim() !== '');
    const field: FieldPiece = {
      kind: 'field',
      label: `${index + 1}. ${label}`,
      value: first === '' ? LONG_BLANK : first,
    };
    return [field, ...more.map((line): FormPiece => ({ kind: 'line', look: 'text', text: line }))];
  });
}

/** The assignment for a qualifying work, with its calendar plan. */
export function taskSheet(sheet: TaskSheet): Form {
  const { work, people, sections, dueAt } = sheet;
  const { genitive, plan: look } = WORKS[work];
  const asked = BY_HAND.filter((label) =>
    sections.every(({ title }) => !title.toLowerCase().startsWith(label.toLowerCase())),
  );
  return {
    title: `Задание. ${sheet.title}`,
    pieces: [
      ...institutionLines(sheet),
      ...stampOf(look),
      { kind: 'line', look: 'title', text: 'ЗАДАНИЕ' },
      { kind: 'line', look: 'subtitle', text: `на выполнение ${genitive}` },
      ...peopleFields(work, people, NEEDED[look]),
      ...items([
        { label: 'Тема', content: sheet.title.trim() === '' ? '' : quoted(sheet.title) },
        { label: 'Срок сдачи законченной работы', content: dueAt ? formDay(dueAt) : '' },
        ...sections.map(({ title, kind, content }) => ({ label: title, kind, content })),
        ...asked.map((label) => ({ label, content: '' })),
        { label: 'Дата выдачи задания', content: '' },
      ]),
      { kind: 'line', look: 'heading', text: 'Календарный план' },
      stagesTable(look, sheet.stages),
      {
        kind: 'signatures',
        people: signers(work, people, NEEDED[look])
          .map((signer) =>
            signer.role === WORKS[work].author
              ? { ...signer, role: 'Задание принял к исполнению' }
              : signer,
          )
          .reverse(),
      },
    ],
  };
}
