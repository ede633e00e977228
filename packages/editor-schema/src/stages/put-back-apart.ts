import { citedIn } from '../attributes.ts';
import { GENERATED_KINDS, REPEATABLE_KINDS } from '../section-kinds.ts';
import type { DocumentSnapshot, SectionJson, SourceJson } from '../snapshot.ts';
import { isSectionWritten, rankOfSection } from './merge-documents.ts';
import { type StagesOfDocument, stageOfSection } from './stages.ts';
import { takeSources } from './take-sources.ts';
import { idsIn, withFreshIds } from './with-fresh-ids.ts';

/** An edition that was kept while the stages had documents of their own: its sections name none. */
export interface KeptApart {
  /** Null for the first stage, the task, whose sections name none in the one document either. */
  stage: string | null;
  stages: StagesOfDocument;
}

const isSingle = ({ kind }: SectionJson) => !REPEATABLE_KINDS.has(kind);

/** The sections and sources of an edition with ids that are of no other section and no other source. */
function withOwnIds(
  kept: DocumentSnapshot,
  current: DocumentSnapshot,
  foreign: SectionJson[],
  newId: () => string,
): { sections: SectionJson[]; sources: SourceJson[] } {
  const known = current.sources.map(({ id }) => id);
  const taken = new Set([...idsIn({ sections: foreign, sources: [] }), ...known]);
  const fresh = withFreshIds(kept, taken, newId);
  const { all, cite } = takeSources([current, fresh]);
  const sections = fresh.sections.map(({ stage: _stage, ...own }) => ({
    ...own,
    content: cite(1, own.content),
  }));
  return { sections, sources: all };
}

/** What each of the kept sections has become, told by its id, or by its kind and title as well. */
function findStanding(
  kept: readonly SectionJson[],
  own: readonly SectionJson[],
  byTitle: boolean,
): Map<SectionJson, SectionJson> {
  const free = new Map(own.map((section) => [section.id, section]));
  const standing = new Map<SectionJson, SectionJson>();
  const match = (find: (section: SectionJson) => SectionJson | undefined) => {
    for (const section of kept) {
      const there = standing.has(section) ? undefined : find(section);
      if (!there) continue;
      standing.set(section, there);
      free.delete(there.id);
    }
  };
  const named = ({ title }: SectionJson, kind: SectionJson['kind']) =>
    [...free.values()].find((one) => one.kind === kind && one.title.trim() === title.trim());
  match(({ id }) => free.get(id));
  if (!byTitle) return standing;
  match((section) => named(section, section.kind));
  // one that stood in another document too has become a chapter
  match((section) => (isSingle(section) ? named(section, 'chap') : undefined));
  return standing;
}

/** Puts a section behind the one that it stood behind in the edition, or behind all of its kind. */
function insert(into: SectionJson[], section: SectionJson, before: SectionJson | null): void {
  const rank = rankOfSection(section);
  const near = before && rankOfSection(before) <= rank ? into.indexOf(before) : -1;
  const at = near === -1 ? into.findLastIndex((one) => rankOfSection(one) <= rank) : near;
  into.splice(at + 1, 0, section);
}

/**
 * `current` with the sections of a stage as an edition has them that was kept while the stage had a
 * document of its own: some have other ids, and kinds, since. Sections of other stages stay. What names no
 * stage may be of the first or of the last one: nothing of it is taken away.
 */
export function putBackApart(
  current: DocumentSnapshot,
  kept: DocumentSnapshot,
  { stage, stages }: KeptApart,
  newId: () => string,
): DocumentSnapshot {
  const numbered = stage !== null && stages.numbered.has(stage);
  const isOwn = (one: SectionJson) => stageOfSection(one, stages) === (stage ?? stages.last);
  const own = current.sections.filter(isOwn);
  const foreign = current.sections.filter((one) => !isOwn(one));
  const ofAll = new Set(
    foreign.map(({ kind }) => kind).filter((kind) => GENERATED_KINDS.has(kind)),
  );
  const meant = { ...kept, sections: kept.sections.filter(({ kind }) => !ofAll.has(kind)) };
  const { sections: back, sources } = withOwnIds(meant, current, foreign, newId);
  const standing = findStanding(back, own, stage !== null);
  const replaced = new Set(standing.values());
  const stays = (one: SectionJson) => !replaced.has(one) && (!numbered || !isOwn(one));
  const held = new Set(current.sections.filter(stays).map(({ kind }) => kind));

  const placed = back.flatMap((section) => {
    const there = standing.get(section);
    const second = isSingle(section) && held.has(section.kind);
    const nothing = isSingle(section) ? second : section.title.trim() === '';
    if (!there && nothing && !isSectionWritten(section)) return [];
    const result: SectionJson = {
      ...section,
      id: there?.id ?? section.id,
      kind: second ? 'chap' : section.kind,
      ...(numbered && { stage }),
    };
    return [{ there, result }];
  });
  const resultOf = new Map(placed.map(({ there, result }) => [there, result]));
  const sections = current.sections.flatMap((one) => {
    const result = resultOf.get(one);
    return result ? [result] : stays(one) ? [one] : [];
  });
  let before: SectionJson | null = null;
  for (const { there, result } of placed) {
    if (!there) insert(sections, result, before);
    before = result;
  }
  const cited = new Set(placed.flatMap(({ result }) => [...citedIn(result.content)]));
  const known = new Set(current.sources.map(({ id }) => id));
  const added = sources.filter(({ id }) => cited.has(id) && !known.has(id));
  return { ...current, sections, sources: [...current.sources, ...added] };
}
