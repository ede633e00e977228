import {
  MOST_WORKS,
  type OverviewQuery,
  type OverviewWork,
  type overviewEndpoints,
  type ReplyOf,
} from '@pv/contract';
import type { Executor } from '../../../db/database.ts';
import { type FoundWork, findWorks } from '../find-works.ts';
import { loadParts } from '../load-parts.ts';
import { presentWork } from '../present-work.ts';

interface Reader {
  userId: string;
  now: Date;
}

async function withStages(
  executor: Executor,
  works: readonly FoundWork[],
  now: Date,
): Promise<OverviewWork[]> {
  const partsOf = await loadParts(
    executor,
    works.map(({ id }) => id),
  );
  return works.map((work) => presentWork(work, partsOf(work.id), now));
}

/** The picture of the works of a person: the first ones of a search, and what may be searched by. */
export async function listWorks(
  executor: Executor,
  query: OverviewQuery,
  { userId, now }: Reader,
): Promise<ReplyOf<typeof overviewEndpoints.works>> {
  const { works, groups, years } = await findWorks(executor, userId, query);
  const shown = await withStages(executor, works.slice(0, MOST_WORKS), now);
  return { works: shown, total: works.length, groups, years };
}

/** Every work of a search, however many there are. */
export async function listAllWorks(
  executor: Executor,
  query: OverviewQuery,
  { userId, now }: Reader,
): Promise<OverviewWork[]> {
  const { works } = await findWorks(executor, userId, query);
  return withStages(executor, works, now);
}
