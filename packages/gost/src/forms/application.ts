import { type Form, type FormPiece, LONG_BLANK } from './form.ts';
import { FORM_WIDTH } from './form-layout.ts';

/** A field of an application: a text, or the rows of a table. */
export interface ApplicationPaperField {
  title: string;
  /** Empty where nothing is told. */
  text: string;
  /** Titles of columns; a field without columns is a text. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** An application for a grant, in the order of its form. */
export interface ApplicationPaper {
  heading: string;
  /** The contest and who runs it. */
  program: string;
  operator: string;
  project: string;
  /** What to look up in the regulations. */
  note: string;
  sections: readonly { title: string; fields: readonly ApplicationPaperField[] }[];
}

const FONT_SIZE = 11;
/** A value up to here stands beside the name of its field. */
const SHORT = 90;

function table({ columns, rows }: ApplicationPaperField): FormPiece {
  const width = Math.floor(FORM_WIDTH / columns.length);
  const first = FORM_WIDTH - width * (columns.length - 1);
  return {
    kind: 'table',
    fontSize: FONT_SIZE,
    columns: columns.map((title, at) => ({
      title,
      width: at === 0 ? first : width,
      align: 'left',
    })),
    rows: (rows.length > 0 ? rows : [columns.map(() => '')]).map((row) => ({
      kind: 'cells',
      cells: columns.map((_, at) => (row[at] ?? '').split('\n')),
    })),
  };
}

const bold = (text: string): FormPiece => ({
  kind: 'paragraph',
  depth: 0,
  runs: [{ text, bold: true, italic: false }],
});

function fieldPieces(field: ApplicationPaperField): FormPiece[] {
  const { title, columns } = field;
  if (columns.length > 0) return [bold(title), table(field)];
  const text = field.text.trim();
  if (text.length <= SHORT && !text.includes('\n')) {
    return [{ kind: 'field', label: title, value: text || LONG_BLANK }];
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return [
    bold(title),
    ...lines.map((line): FormPiece => ({ kind: 'line', look: 'text', text: line })),
  ];
}

/** An application for a grant as a paper to be filled in further by hand or sent. */
export function applicationForm(paper: ApplicationPaper): Form {
  const { heading, program, operator, project, note, sections } = paper;
  return {
    title: `${heading}. ${program}. ${project}`,
    pieces: [
      { kind: 'line', look: 'head', text: operator },
      { kind: 'line', look: 'title', text: heading.toUpperCase() },
      { kind: 'line', look: 'subtitle', text: program },
      { kind: 'field', label: 'Проект', value: project.trim() || LONG_BLANK },
      ...sections.flatMap(({ title, fields }, at): FormPiece[] => [
        { kind: 'line', look: 'heading', text: `${at + 1} ${title}` },
        ...fields.flatMap(fieldPieces),
      ]),
      { kind: 'line', look: 'note', text: note },
    ],
  };
}
