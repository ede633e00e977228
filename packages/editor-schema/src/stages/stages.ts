import { citedIn } from '../attributes.ts';
import type { DocumentSnapshot, SectionJson } from '../snapshot.ts';

/** The stages of a project to which sections of its one document may belong. */
export interface StagesOfDocument {
  /** Ids of those before the last. */
  numbered: ReadonlySet<string>;
  /** The last: it takes what names no stage, or one that is gone. */
  last: string;
}

/** The stage that a section belongs to. */
export function stageOfSection(
  { stage }: Pick<SectionJson, 'stage'>,
  { numbered, last }: StagesOfDocument,
): string {
  return stage !== undefined && numbered.has(stage) ? stage : last;
}

/**
 * What is sent of the one document of a project with a stage: its sections, the settings and the sources
 * cited there; with the last stage the whole document.
 */
export function snapshotOfStage(
  snapshot: DocumentSnapshot,
  stageId: string,
  stages: StagesOfDocument,
): DocumentSnapshot {
  if (stageId === stages.last) return snapshot;
  const sections = snapshot.sections.filter((one) => stageOfSection(one, stages) === stageId);
  const cited = new Set<string>();
  for (const { content } of sections) citedIn(content, cited);
  return { ...snapshot, sections, sources: snapshot.sources.filter(({ id }) => cited.has(id)) };
}

/**
 * `next` with the sections of `current` that `isLocked` names as they are: each stands where `next` has
 * it, or behind the one that it stands behind now. What `next` alone would add to them is left out.
 */
export function keepLocked(
  current: readonly SectionJson[],
  next: readonly SectionJson[],
  isLocked: (section: SectionJson) => boolean,
): SectionJson[] {
  const kept = new Map(current.filter(isLocked).map((section) => [section.id, section]));
  const result = next.flatMap((section) => {
    const own = kept.get(section.id);
    if (own) return [own];
    return isLocked(section) ? [] : [section];
  });
  for (const [at, section] of current.entries()) {
    if (!kept.has(section.id) || result.includes(section)) continue;
    const before = new Set(current.slice(0, at).map(({ id }) => id));
    result.splice(result.findLastIndex(({ id }) => before.has(id)) + 1, 0, section);
  }
  return result;
}

/** `next` with the sections of a stage as `sent` has them, and all the others as they are in `current`. */
export function replaceStage(
  current: DocumentSnapshot,
  sent: DocumentSnapshot,
  isOfStage: (section: SectionJson) => boolean,
): DocumentSnapshot {
  const sections = keepLocked(current.sections, sent.sections, (one) => !isOfStage(one));
  const returned = new Map(sent.sources.map((source) => [source.id, source]));
  const sources = current.sources.map((source) => returned.get(source.id) ?? source);
  const missing = sent.sources.filter(({ id }) => current.sources.every((one) => one.id !== id));
  return { ...current, sections, sources: [...sources, ...missing] };
}
