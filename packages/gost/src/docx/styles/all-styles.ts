import type { FormatProfile } from '../../model/document.ts';
import { headingStyles, structuralStyles } from './heading-styles.ts';
import { codeAndFormulaStyles, figureStyles, tableStyles } from './object-styles.ts';
import type { StyleSpec } from './style-spec.ts';
import { baseStyles, contentsStyles, noteStyles, textStyles } from './text-styles.ts';

/** Every paragraph and character style of a document of that profile. */
export function allStyles(profile: FormatProfile): StyleSpec[] {
  return [
    ...baseStyles(profile),
    ...textStyles(profile),
    ...headingStyles(profile),
    ...structuralStyles(),
    ...figureStyles(),
    ...tableStyles(profile),
    ...codeAndFormulaStyles(profile),
    ...contentsStyles(profile),
    ...noteStyles(),
  ];
}
