import { inArray, max } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import type {
  documentExports,
  documentImports,
  projectArchives,
  similarities,
} from '../db/schema/index.ts';

/** What tells every few seconds and has been silent for so long has lost its process. */
const SILENT_MS = 3 * 60_000;
/**
 * What waits while none of its kind is being made for so long is in no queue any more. As long as others
 * are made, it stands in line.
 */
const FORGOTTEN_MS = 10 * 60_000;
/** No line is as long as that. */
const LONGEST_LINE_MS = 2 * 3600_000;

type Orders =
  | typeof documentExports
  | typeof documentImports
  | typeof projectArchives
  | typeof similarities;

/** When one that is being made or is ready, of whatever project, has told of itself last. */
async function lastTold(executor: Executor, orders: Orders): Promise<number> {
  const [row] = await executor
    .select({ at: max(orders.updatedAt) })
    .from(orders)
    .where(inArray(orders.status, ['running', 'ready']));
  return row?.at?.getTime() ?? 0;
}

/** True when nobody works any more on something of `orders` that is to be made in the background. */
export async function isSilent(
  executor: Executor,
  orders: Orders,
  { row: { status, updatedAt }, now }: { row: { status: string; updatedAt: Date }; now: Date },
): Promise<boolean> {
  const silentFor = (moment: number) => now.getTime() - moment;
  const own = silentFor(updatedAt.getTime());
  if (status === 'running') return own > SILENT_MS;
  if (status !== 'queued' || own <= FORGOTTEN_MS) return false;
  return own > LONGEST_LINE_MS || silentFor(await lastTold(executor, orders)) > FORGOTTEN_MS;
}
