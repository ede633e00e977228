import type { Edit } from '../../edits/edit.ts';
import type { Reading } from '../../reading/read-document.ts';
import type { TextUnit } from '../../reading/text-unit.ts';

/** Structural elements print the standard's own words; only these titles are printed as typed. */
const TYPED = new Set(['chap', 'applications']);

/** Titles of chapters and appendices, and headings inside sections, as printed. */
export function* headingTexts({ units }: Reading): Generator<TextUnit> {
  for (const unit of units) {
    const printed =
      unit.kind === 'heading' || (unit.kind === 'title' && TYPED.has(unit.section.kind));
    if (printed && unit.text.trim() !== '') yield unit;
  }
}

/** Makes the letter at `at` a capital. */
export function capitalise(unit: TextUnit, at: number): Edit {
  const letter = unit.text.charAt(at);
  return { kind: 'text', at: unit.address, from: at, to: at + 1, text: letter.toUpperCase() };
}
