import type { CslItem } from './csl-item.ts';
import type { Labels } from './labels.ts';
import { type Area, joinAreas, withDot } from './punctuation.ts';

/** A record by its areas. A part of something larger has the areas of its host as well, clause 7. */
export interface Description {
  areas: readonly Area[];
  /** Kind of content and means of access, the last of `areas`; a switch leaves it out. */
  content: string;
  host?: readonly Area[];
}

/** Makes the areas of one type of source. */
export type Describe = (item: CslItem, labels: Labels) => Description;

/** The text of a record: areas, « // » before the host, one dot at the end. */
export function printDescription(description: Description, contentType: boolean): string {
  const own = joinAreas([...description.areas, contentType && description.content]);
  const host = joinAreas(description.host ?? []);
  return withDot([own, host].filter(Boolean).join(' // '));
}
