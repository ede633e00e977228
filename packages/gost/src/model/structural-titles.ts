import type { SectionKind } from '@pv/editor-schema';
import type { FormatProfile } from './document.ts';

/**
 * The heading of a structural element as the profile prints it (GOST 7.32-2017 clause 6.2.1: capitals).
 * Where the profile has no wording of its own, the typed title; it may be empty, and then no heading is
 * printed.
 */
export function structuralTitle(
  { titles, values }: Pick<FormatProfile, 'titles' | 'values'>,
  kind: SectionKind,
  typed: string,
): string {
  const title = titles[kind] || typed.trim();
  return values.structuralCase === 'capitals' ? title.toUpperCase() : title;
}
