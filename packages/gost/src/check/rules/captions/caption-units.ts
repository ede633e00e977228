import type { Reading } from '../../reading/read-document.ts';
import type { TextUnit, UnitKind } from '../../reading/text-unit.ts';

export type CaptionKind = Extract<UnitKind, 'figureCaption' | 'tableCaption' | 'listingCaption'>;

/** Captions of a kind that are not empty. */
export function captions({ units }: Reading, kind: CaptionKind): TextUnit[] {
  return units.filter((unit) => unit.kind === kind && unit.text.trim() !== '');
}
