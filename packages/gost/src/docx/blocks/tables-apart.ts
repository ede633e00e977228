import { Paragraph, Table } from 'docx';

/** Word joins tables that touch, so a line of a point is put between them. */
export function tablesApart<P>(pieces: readonly P[]): (P | Paragraph)[] {
  const apart: (P | Paragraph)[] = [];
  for (const piece of pieces) {
    if (piece instanceof Table && apart.at(-1) instanceof Table) apart.push(thinLine());
    apart.push(piece);
  }
  return apart;
}

function thinLine(): Paragraph {
  return new Paragraph({ style: 'GostThinLine' });
}
