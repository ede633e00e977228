import type { NumberingScheme } from '@pv/editor-schema';
import type { Recognition } from './recognition.ts';

/**
 * How the writer counted figures, tables, listings and formulas: «3.1» by section, «7» through the
 * document, by the majority of typed numbers. By section where none is typed.
 * Where both are typed the report tells which was taken.
 */
export function numberingScheme({ labels, report }: Recognition): NumberingScheme {
  const { figure, table, listing, formula } = labels.targets;
  const typed = [figure, table, listing, formula].flatMap((targets) => Object.keys(targets));
  const digits = typed.filter((label) => /^\d/.test(label));
  const through = digits.filter((label) => !label.includes('.')).length;
  const scheme = through > digits.length / 2 ? 'through' : 'section';
  if (through > 0 && through < digits.length) report.warn('numbering_assumed', null, { scheme });
  return scheme;
}
