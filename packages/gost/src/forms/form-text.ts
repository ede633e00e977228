import type { Form, FormPiece, FormRow } from './form.ts';
import { SIGNATURE_HINT, SIGNATURE_LINE } from './form-layout.ts';

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
};

function textsOf<K extends FormPiece['kind']>(piece: Extract<FormPiece, { kind: K }>): string[] {
  const write: Texts[K] = TEXTS[piece.kind as K];
  return write(piece);
}

/** Every line of a paper in the order of reading, the marks of signatures included. */
export function formText(form: Form): string[] {
  return form.pieces.flatMap((piece) => textsOf(piece));
}
