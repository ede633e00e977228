import type { FormatProfile } from '../../model/document.ts';
import { cellStyles } from './cell-styles.ts';
import { headingStyles, structuralStyles } from './heading-styles.ts';
import { codeAndFormulaStyles, figureStyles, tableCaptionStyles } from './object-styles.ts';
import type { StyleSpec } from './style-spec.ts';
import { baseStyles, contentsStyles, noteStyles, textStyles } from './text-styles.ts';

/**
 * Every paragraph and character style of a document of that profile.
 * @param used ids of styles that the document uses, for those that are only there when needed
 */
export function allStyles(
  profile: FormatProfile,
  used: ReadonlySet<string> = new Set(),
): StyleSpec[] {
  return [
    ...baseStyles(profile),
    ...textStyles(profile),
    ...headingStyles(profile),
    ...structuralStyles(profile),
    ...figureStyles(profile),
    ...tableCaptionStyles(profile),
    ...cellStyles(profile, used),
    ...codeAndFormulaStyles(profile),
    ...contentsStyles(profile),
    ...noteStyles(),
  ];
}

/** Space over and under a paragraph in twips. */
export interface Space {
  before: number;
  after: number;
}

/** The spaces that each style gives its paragraphs, by id of style; inherited ones too. */
export function paragraphSpaces(profile: FormatProfile): ReadonlyMap<string, Space> {
  const spaces = new Map<string, Space>();
  for (const { id, basedOn = '', paragraph = {} } of allStyles(profile)) {
    const parent = spaces.get(basedOn) ?? { before: 0, after: 0 };
    const { before = parent.before, after = parent.after } = paragraph;
    spaces.set(id, { before, after });
  }
  return spaces;
}
