import { sectionsMap, settingsMap } from '@pv/editor-schema';
import type * as Y from 'yjs';
import { LocalChange } from '../../../editor/document/local-change.ts';

export const LIMIT_UNITS = ['words', 'signs', 'letters', 'pages'] as const;
export type LimitUnit = (typeof LIMIT_UNITS)[number];

/** How much may be written: told to the writer, never enforced. */
export interface Limit {
  unit: LimitUnit;
  most: number;
}

const KEY = 'limit';

/** Beyond this nobody means a number. */
export const GREATEST = 10_000_000;

const isUnit = (value: unknown): value is LimitUnit =>
  (LIMIT_UNITS as readonly unknown[]).includes(value);

function mapOf(doc: Y.Doc, sectionId: string | null): Y.Map<unknown> | undefined {
  return sectionId === null ? settingsMap(doc) : sectionsMap(doc).get(sectionId);
}

/** The limit of a section, or with null of the whole document; it lies in the shared document itself. */
export function readLimit(doc: Y.Doc, sectionId: string | null): Limit | null {
  const kept: unknown = mapOf(doc, sectionId)?.get(KEY);
  if (typeof kept !== 'object' || kept === null) return null;
  const { unit, most } = kept as Partial<Record<keyof Limit, unknown>>;
  const sound = isUnit(unit) && typeof most === 'number' && most > 0 && most <= GREATEST;
  return sound ? { unit, most } : null;
}

/** Sets a limit for everybody who writes the document, or takes it away. */
export function writeLimit(doc: Y.Doc, sectionId: string | null, limit: Limit | null): void {
  const map = mapOf(doc, sectionId);
  if (!map) return;
  doc.transact(() => {
    if (limit) map.set(KEY, limit);
    else map.delete(KEY);
  }, new LocalChange('limit.set'));
}
