import { AppError, type BodyOf, type endpoints, MOST_LIBRARY_SOURCES } from '@pv/contract';
import { sourceKeys } from '@pv/gost';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { librarySources, users } from '../../../db/schema/index.ts';

/**
 * Puts records into a person's library. What it has already is passed over, within the call too.
 * @throws AppError `too_many_sources`
 */
export async function addSources(
  { trx, now }: Work,
  ownerId: string,
  { sources }: BodyOf<typeof endpoints.source.add>,
): Promise<{ added: number; known: number }> {
  // two devices wait for each other
  await trx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
  const kept = await trx
    .select({ keys: librarySources.keys })
    .from(librarySources)
    .where(eq(librarySources.ownerId, ownerId));
  const seen = new Set(kept.flatMap(({ keys }) => keys));
  const rows = sources.flatMap(({ raw, csl }) => {
    const id = uuidv7();
    const keys = sourceKeys({ id, raw, csl });
    if (keys.length === 0 || keys.some((key) => seen.has(key))) return [];
    for (const key of keys) seen.add(key);
    return [{ id, ownerId, raw, csl, keys, createdAt: now }];
  });
  if (kept.length + rows.length > MOST_LIBRARY_SOURCES) throw new AppError('too_many_sources');
  if (rows.length > 0) await trx.insert(librarySources).values(rows);
  return { added: rows.length, known: sources.length - rows.length };
}
