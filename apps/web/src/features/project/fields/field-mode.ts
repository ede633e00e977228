import type { Move } from '@pv/contract';

/**
 * How the texts of a section stand on the page: as fields to write in for whoever is asked to write,
 * as text with a pencil for others who may, as text alone for those who may not.
 */
export type FieldMode = 'form' | 'text' | 'read';

/** The mode of a section by the open moves of the reader. */
export function fieldMode(
  section: Move['section'],
  move: Pick<Move, 'section' | 'own' | 'asked'> | null | undefined,
  editable: boolean,
): FieldMode {
  if (!editable) return 'read';
  const writes = /^(send|approve|revise|rework)_/.test(move?.asked ?? '');
  return move?.own && writes && move.section === section ? 'form' : 'text';
}
