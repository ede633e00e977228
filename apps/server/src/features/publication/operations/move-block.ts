import { AppError } from '@pv/contract';
import { asc, eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { lockKey } from '../../../db/lock-key.ts';
import { articles } from '../../../db/schema/index.ts';
import { type Asked, loadArticle } from '../queries/load-article.ts';

/**
 * Moves an info block one place up (-1) or down (1) among those of its type; at the end it stays.
 * @throws AppError `not_found`, `validation_failed` for what is no info block
 */
export async function moveBlock(
  { trx }: Work,
  { step, ...asked }: Asked & { step: -1 | 1 },
): Promise<void> {
  const { id, typeId } = await loadArticle(trx, asked);
  if (typeId === null) throw new AppError('validation_failed');
  // two who move at once would each hold a row that the other waits for
  await lockKey(trx, `order of info blocks ${typeId}`);
  const order = await trx
    .select({ id: articles.id, position: articles.position })
    .from(articles)
    .where(eq(articles.typeId, typeId))
    .orderBy(asc(articles.position), asc(articles.id))
    .for('update');
  const at = order.findIndex((one) => one.id === id);
  const moved = order[at];
  if (!moved || !order[at + step]) return;
  const next = order.toSpliced(at, 1).toSpliced(at + step, 0, moved);
  for (const [position, one] of next.entries()) {
    if (one.position === position) continue;
    await trx.update(articles).set({ position }).where(eq(articles.id, one.id));
  }
}
