import { AppError, endpoints, type LogEntry } from '@pv/contract';
import type { Executor } from '../../../db/database.ts';
import { listLog } from '../list/list-log.ts';

/**
 * One entry of the log, as a list would show it.
 * @throws AppError `not_found`
 */
export async function readEntry(
  executor: Executor,
  { id, userId }: { id: string; userId: string },
): Promise<LogEntry> {
  const query = endpoints.log.list.query.parse({ log_uuid: id });
  const { logs } = await listLog(executor, query, userId);
  if (!logs[0]) throw new AppError('not_found');
  return logs[0];
}
