import type { SupportRow } from '@pv/contract';
import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { supportRequests } from '../../../db/schema/index.ts';
import { presentRow } from '../present-request.ts';

/** Nobody asks more often; older ones stay in the export of one's data. */
const SHOWN = 200;

/** The requests of a person, the last changed first. */
export async function listOwn(executor: Executor, userId: string): Promise<SupportRow[]> {
  const rows = await executor
    .select()
    .from(supportRequests)
    .where(eq(supportRequests.userId, userId))
    .orderBy(desc(supportRequests.updatedAt), desc(supportRequests.id))
    .limit(SHOWN);
  return rows.map(presentRow);
}
