import type { Severity, Standard } from '../check/rule.ts';
import type { RoledFile } from './roles.ts';

/** What can be set right in a file without a word of it being changed. */
export interface Mend {
  /** Formatting of the paragraph, in the units of `w:pPr`. */
  paragraph?: {
    align?: 'both' | 'center' | 'left';
    firstLine?: number;
    left?: number;
    line?: number;
    /** The sides that lose their free space. */
    noGap?: readonly ('before' | 'after')[];
    newPage?: true;
  };
  /** Formatting of every run; `usualFont` passes over what is monospaced. */
  runs?: { usualFont?: string; size?: number; black?: true; bold?: true; noUnderline?: true };
  /** The dash between the number of a caption and its name. */
  dash?: { from: number; to: number };
  /** The page of the section: margins in twentieths of a point, no number on the title page. */
  section?: { index: number; margins?: Record<string, number>; titlePage?: true };
  /** Dashes in the place of the bullets of every list. */
  bullets?: true;
}

/** One place of a file where a rule is broken. */
export interface FileHit<V extends string = string> {
  /** The paragraph; null for the document as a whole. */
  at: number | null;
  values: Record<V, string | number>;
  mend?: Mend;
}

/** One demand on the file as it is: its formatting, and what the import would lose. */
export interface FileRule<Id extends string = string, V extends string = string> {
  id: Id;
  clause: string;
  standard: Standard;
  severity: Severity;
  values: readonly V[];
  check: (file: RoledFile) => Iterable<FileHit<V>>;
}

/** Keeps the literal types of a rule's id and placeholders. */
export function defineFileRule<const Id extends string, const V extends string = never>(
  rule: FileRule<Id, V>,
): FileRule<Id, V> {
  return rule;
}

/** Millimetres in twentieths of a point. */
export const twips = (millimetres: number): number => Math.round((millimetres * 1440) / 25.4);

/** Twentieths of a point in millimetres, to a tenth. */
export const millimetres = (twentieths: number): number =>
  Math.round((twentieths * 254) / 1440) / 10;
