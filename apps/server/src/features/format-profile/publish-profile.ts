import { randomInt } from 'node:crypto';
import {
  AppError,
  type BodyOf,
  type endpoints,
  type FormatProfileView,
  MOST_FORMAT_PROFILES,
  PERSONAL_CODE_SIGNS,
} from '@pv/contract';
import type { TitleBlock } from '@pv/editor-schema';
import { baseProfile, readValues } from '@pv/gost';
import { and, count, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../context.ts';
import { formatProfiles, users } from '../../db/schema/index.ts';
import { readProfile } from './read-profiles.ts';

/** Signs of a code: so many that none is guessed. */
const CODE_LENGTH = 10;

const newCode = (): string =>
  Array.from(
    { length: CODE_LENGTH },
    () => PERSONAL_CODE_SIGNS[randomInt(PERSONAL_CODE_SIGNS.length)],
  ).join('');

type Given = BodyOf<typeof endpoints.formatProfile.publish>;

function kept({ name, base, values, title_blocks: blocks }: Given) {
  return {
    name,
    base: baseProfile(base).id,
    // whatever cannot be set on a page is left out here, as it is when a document is read
    values: readValues(values),
    titleBlocks: blocks as TitleBlock[] | null,
  };
}

/**
 * Publishes a profile of formatting under a code by which others take it.
 * @throws AppError `too_many_format_profiles`
 */
export async function publishProfile(
  { trx, now }: Work,
  ownerId: string,
  given: Given,
): Promise<FormatProfileView> {
  // publishing from two devices waits for each other, so that the limit holds
  await trx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
  const [own] = await trx
    .select({ count: count() })
    .from(formatProfiles)
    .where(eq(formatProfiles.ownerId, ownerId));
  if ((own?.count ?? 0) >= MOST_FORMAT_PROFILES) throw new AppError('too_many_format_profiles');
  const id = uuidv7();
  const row = { id, code: newCode(), ownerId, ...kept(given), version: 1, publishedAt: now };
  await trx.insert(formatProfiles).values(row);
  return readProfile(trx, ownerId, { id });
}

/**
 * Publishes what is the owner's already anew: documents that have taken it are told of a new version.
 * @throws AppError `not_found`
 */
export async function changeProfile(
  { trx, now }: Work,
  { id, ownerId }: { id: string; ownerId: string },
  given: Given,
): Promise<FormatProfileView> {
  const changed = await trx
    .update(formatProfiles)
    .set({ ...kept(given), version: sql`${formatProfiles.version} + 1`, publishedAt: now })
    .where(and(eq(formatProfiles.id, id), eq(formatProfiles.ownerId, ownerId)))
    .returning({ id: formatProfiles.id });
  if (changed.length === 0) throw new AppError('not_found');
  return readProfile(trx, ownerId, { id });
}

/**
 * Takes a profile out of the lists.
 * @throws AppError `not_found`
 */
export async function removeProfile(
  { trx }: Work,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<void> {
  const removed = await trx
    .delete(formatProfiles)
    .where(and(eq(formatProfiles.id, id), eq(formatProfiles.ownerId, ownerId)))
    .returning({ id: formatProfiles.id });
  if (removed.length === 0) throw new AppError('not_found');
}
