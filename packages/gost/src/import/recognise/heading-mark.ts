import type { SectionKind } from '@pv/editor-schema';
import type { AppendixHeading } from './appendix-heading.ts';

/** A paragraph recognised as a heading. */
export interface HeadingMark {
  /** 1 starts a section; 2 to 9 are inside one. */
  level: number;
  /** The number, typed or made by a list; null where there is none. */
  number: string | null;
  /** The part of the text that is not part of the name: «Глава 2. ». */
  typed: string;
  /** The name. */
  title: string;
  structural: SectionKind | null;
  appendix: AppendixHeading | null;
  /** By what it was told. */
  by: 'style' | 'name' | 'number' | 'look';
}

/** The name of a heading in one line. */
export function headingTitle(text: string): string {
  return text.replace(/[\s\uFFFC]+/g, ' ').trim();
}
