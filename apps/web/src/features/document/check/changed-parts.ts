import type { DocumentSettings, DocumentSnapshot, SectionJson } from '@pv/editor-schema';
import type { DocumentParts } from '../../../editor/document/replace-parts.ts';

const FIELDS = ['kind', 'title', 'content'] as const;

/**
 * What differs between two editions of a document, null when nothing does. Values are compared by
 * identity: corrections share whatever they do not touch.
 */
export function changedParts(
  before: DocumentSnapshot,
  after: DocumentSnapshot,
): DocumentParts | null {
  if (before === after) return null;
  const known = new Map(before.sections.map((section) => [section.id, section]));
  const sections = new Map<string, Partial<Omit<SectionJson, 'id'>>>();
  for (const section of after.sections) {
    const change = changedFields(known.get(section.id), section);
    if (Object.keys(change).length > 0) sections.set(section.id, change);
  }
  const ids = after.sections.map(({ id }) => id);
  const sameOrder = ids.join('\n') === before.sections.map(({ id }) => id).join('\n');
  const sources = after.sources.filter((source) => !before.sources.includes(source));
  return {
    sections,
    order: sameOrder ? null : ids,
    sources,
    settings: changedSettings(before.settings, after.settings),
  };
}

function changedFields(
  before: SectionJson | undefined,
  { id: _id, ...after }: SectionJson,
): Partial<Omit<SectionJson, 'id'>> {
  if (!before) return after;
  const changed = FIELDS.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

function changedSettings(
  before: DocumentSettings,
  after: DocumentSettings,
): Partial<DocumentSettings> {
  const keys = Object.keys(after) as (keyof DocumentSettings)[];
  const changed = keys.filter((key) => before[key] !== after[key]);
  return Object.fromEntries(changed.map((key) => [key, after[key]]));
}
