import type { FormatProfile } from '../../model/document.ts';
import { allStyles } from './all-styles.ts';

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
