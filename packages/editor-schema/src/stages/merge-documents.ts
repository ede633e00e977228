import { GENERATED_KINDS, REPEATABLE_KINDS, SECTION_KINDS } from '../section-kinds.ts';
import type { DocumentSettings, DocumentSnapshot, NodeJson, SectionJson } from '../snapshot.ts';
import { nodeText } from '../words.ts';
import { takeSources } from './take-sources.ts';
import { withFreshIds } from './with-fresh-ids.ts';

/** The document of one stage, to become a part of the document of the project. */
export interface StageDocument {
  /** Null for the stage whose sections name none: the last. */
  stage: string | null;
  snapshot: DocumentSnapshot;
}

const hasObjects = (node: NodeJson): boolean =>
  !['doc', 'paragraph', 'text'].includes(node.type) || (node.content ?? []).some(hasObjects);

/** Whether somebody has put anything into a section. */
export const isSectionWritten = ({ content }: SectionJson): boolean =>
  hasObjects(content) || nodeText(content).trim() !== '';

/** Chapters and what nobody has placed yet keep the order in which they stand. */
export const rankOfSection = ({ kind }: SectionJson): number =>
  SECTION_KINDS.indexOf(kind === 'common' ? 'chap' : kind);

function mergeSettings(parts: readonly DocumentSnapshot[]): DocumentSettings {
  const [main, ...others] = parts.map(({ settings }) => settings);
  if (!main) throw new RangeError('nothing to merge');
  const keywords = [main, ...others].flatMap((one) => one.keywords);
  const titleFields = Object.assign({}, ...others.toReversed().map((one) => one.titleFields));
  return {
    ...main,
    keywords: [...new Set(keywords)],
    titleFields: { ...titleFields, ...main.titleFields },
  };
}

/** Which sections of what a document holds one of stay: those of the last stage, or the first that are written. */
function chooseSingles(parts: readonly StageDocument[]): Set<SectionJson> {
  const chosen = new Map<string, SectionJson>();
  for (const written of [true, false]) {
    for (const { snapshot } of parts) {
      for (const section of snapshot.sections) {
        if (REPEATABLE_KINDS.has(section.kind) || chosen.has(section.kind)) continue;
        if (!written || isSectionWritten(section)) chosen.set(section.kind, section);
      }
    }
  }
  return new Set(chosen.values());
}

/**
 * One document of the documents of stages, in the order of the stages: every section names its stage. Of
 * the parts of which a document has one, that of the last stage stays, or the first that is written; others
 * that are written become chapters with their titles. Nothing written is left out.
 */
export function mergeDocuments(
  given: readonly StageDocument[],
  newId: () => string,
): DocumentSnapshot {
  const taken = new Set<string>();
  const parts: StageDocument[] = given.map((part) => ({
    ...part,
    snapshot: withFreshIds(part.snapshot, taken, newId),
  }));
  const byRight = parts.toSorted((a, b) => Number(b.stage === null) - Number(a.stage === null));
  const singles = chooseSingles(byRight);
  const sources = takeSources(parts.map(({ snapshot }) => snapshot));
  const sections = parts.flatMap(({ stage, snapshot }, at) =>
    snapshot.sections.flatMap((section): SectionJson[] => {
      const { stage: _stage, ...own } = section;
      const content = sources.cite(at, own.content);
      const common = GENERATED_KINDS.has(own.kind) && singles.has(section);
      const placed = { ...own, content, ...(stage !== null && !common && { stage }) };
      if (singles.has(section)) return [placed];
      if (REPEATABLE_KINDS.has(own.kind) && own.title.trim() !== '') return [placed];
      if (!isSectionWritten(section)) return [];
      return [REPEATABLE_KINDS.has(own.kind) ? placed : { ...placed, kind: 'chap' }];
    }),
  );
  const main =
    byRight.find(({ snapshot }) => snapshot.sections.some(isSectionWritten)) ?? byRight[0];
  const settings = [main, ...byRight.filter((part) => part !== main)];
  return {
    version: Math.max(...parts.map(({ snapshot }) => snapshot.version)),
    settings: mergeSettings(settings.flatMap((part) => part?.snapshot ?? [])),
    sections: sections.toSorted((a, b) => rankOfSection(a) - rankOfSection(b)),
    sources: sources.all,
  };
}
