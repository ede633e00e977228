import type { MatchedPlace } from '@pv/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { projects, similarities, similarWorks } from '../../../db/schema/index.ts';
import { findCandidates } from '../find-candidates.ts';
import {
  findPlaces,
  keptShingles,
  type Place,
  printsOf,
  type ReadText,
  shareOf,
  showPlace,
} from '../find-places.ts';
import { readStale, readWork } from './read-works.ts';

/** How many places of one work are kept, the longest ones. */
const MOST_PLACES = 40;
/** So many works that were written in since they were read are read before; the others in their hour. */
const READ_BEFORE = 50;

interface Found {
  otherId: string;
  share: number;
  places: MatchedPlace[];
  more: number;
}

const size = ({ from, to }: Place): number => to - from;

function foundIn(text: ReadText, otherId: string, places: readonly Place[]): Found {
  const longest = new Set(places.toSorted((a, b) => size(b) - size(a)).slice(0, MOST_PLACES));
  return {
    otherId,
    share: shareOf(text, places),
    places: places.filter((place) => longest.has(place)).map((place) => showPlace(text, place)),
    more: places.length - longest.size,
  };
}

/** Compares a text with all that is kept of other works. */
export async function compareText(
  { connection: { db } }: Pick<Deps, 'connection'>,
  projectId: string,
  text: ReadText,
): Promise<{ share: number; works: Found[] }> {
  const works: Found[] = [];
  const all: Place[] = [];
  for (const { id, words } of await findCandidates(db, projectId, printsOf(text))) {
    const places = findPlaces(text, keptShingles(words));
    if (places.length > 0) works.push(foundIn(text, id, places));
    all.push(...places);
    // a server answers between two works
    await new Promise(setImmediate);
  }
  return { share: shareOf(text, all), works };
}

async function begin(deps: Deps, projectId: string): Promise<boolean> {
  const now = deps.clock();
  return inTransaction(deps, async ({ trx }) => {
    const [project] = await trx
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.id, projectId))
      .for('key share');
    if (!project) return false;
    const running = { status: 'running', updatedAt: now } as const;
    await trx
      .insert(similarities)
      .values({ projectId, ...running })
      .onConflictDoUpdate({ target: similarities.projectId, set: running });
    return true;
  });
}

async function keep(
  { trx, now }: Work,
  projectId: string,
  { count, share, works }: { count: number; share: number; works: readonly Found[] },
): Promise<void> {
  const known = await trx
    .select({ id: projects.id })
    .from(projects)
    .where(inArray(projects.id, [projectId, ...works.map(({ otherId }) => otherId)]))
    .for('key share');
  const there = new Set(known.map(({ id }) => id));
  const rows = works.filter(({ otherId }) => there.has(otherId));
  if (!there.has(projectId)) return;
  await trx.delete(similarWorks).where(eq(similarWorks.projectId, projectId));
  if (rows.length > 0) {
    await trx.insert(similarWorks).values(rows.map((row) => ({ projectId, ...row })));
  }
  await trx
    .update(similarities)
    .set({ words: count, share, comparedAt: now, updatedAt: now })
    .where(eq(similarities.projectId, projectId));
  // one that was ordered meanwhile is still to come
  await trx
    .update(similarities)
    .set({ status: 'ready' })
    .where(and(eq(similarities.projectId, projectId), ne(similarities.status, 'queued')));
}

/** Compares the text of a work with all others and keeps the outcome in place of the one before. */
export async function compareWork(deps: Deps, { projectId }: { projectId: string }): Promise<void> {
  if (!(await begin(deps, projectId))) return;
  try {
    await readStale(deps, READ_BEFORE);
    const text = await readWork(deps, projectId);
    const found = await compareText(deps, projectId, text);
    await inTransaction(deps, (work) => keep(work, projectId, { count: text.count, ...found }));
  } catch (error) {
    await deps.connection.db
      .update(similarities)
      .set({ status: 'failed', updatedAt: deps.clock() })
      .where(and(eq(similarities.projectId, projectId), eq(similarities.status, 'running')));
    throw error;
  }
}
