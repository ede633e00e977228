import type { DocumentSnapshot, SectionJson, SectionKind } from '@pv/editor-schema';
import { newDocument } from './new-document.ts';

/** Parts in front of the text that a work has even if its file does not, in the order of GOST 7.32-2017 clause 4. */
const FRONT: readonly SectionKind[] = ['title', 'performers', 'abstract', 'main'];

/**
 * Gives a document that was read from a file the parts in front that the file does not have: as they
 * stand in `current`, or empty ones. Keywords stay with an abstract that stays.
 */
export function keepParts(read: DocumentSnapshot, current: DocumentSnapshot): DocumentSnapshot {
  const started = newDocument(current.settings.profile).sections;
  const ofKind = (sections: readonly SectionJson[], kind: SectionKind) =>
    sections.find((section) => section.kind === kind);
  const front = FRONT.flatMap((kind) => {
    const own = ofKind(read.sections, kind);
    return own ?? ofKind(current.sections, kind) ?? ofKind(started, kind) ?? [];
  });
  const missing = front.filter((section) => !read.sections.includes(section));
  const sections = [...read.sections];
  for (const section of missing) {
    const before = FRONT.slice(0, FRONT.indexOf(section.kind));
    const at = sections.findLastIndex(({ kind }) => before.includes(kind)) + 1;
    sections.splice(at, 0, section);
  }
  const keptAbstract = missing.some(({ kind }) => kind === 'abstract');
  const keywords = keptAbstract ? current.settings.keywords : read.settings.keywords;
  return { ...read, sections, settings: { ...read.settings, keywords } };
}
