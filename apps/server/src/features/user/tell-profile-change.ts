import { isDeepStrictEqual } from 'node:util';
import type { ProfileField, ProfileFields } from '@pv/contract';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { accountEvents } from '../../db/schema/index.ts';
import { appendAccountEvent } from '../auth/public.ts';

/** A form that saves itself makes many saves of one edit: those that come so soon are one entry. */
const JOINED_MS = 10 * 60 * 1000;

type Told = Readonly<Record<string, unknown>>;

/** What stood before the first and stands after the last of two changes; what was taken back is none. */
function join(first: { before: Told; after: Told }, last: { before: Told; after: Told }) {
  const after = { ...first.after, ...last.after };
  const stood = (name: string) => (name in first.after ? first.before : last.before)[name];
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(stood(name), after[name]));
  return {
    before: Object.fromEntries(names.map((name) => [name, stood(name)])),
    after: Object.fromEntries(names.map((name) => [name, after[name]])),
  };
}

async function findRecent({ trx, now }: Work, userId: string) {
  const [row] = await trx
    .select()
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.userId, userId),
        eq(accountEvents.kind, 'profile_changed'),
        gt(accountEvents.createdAt, new Date(now.getTime() - JOINED_MS)),
      ),
    )
    .orderBy(desc(accountEvents.createdAt), desc(accountEvents.id))
    .limit(1);
  return row;
}

/**
 * Tells in the log of an account which fields of the profile have really changed, with what stood and
 * stands there: a new entry, or the one that the same person's changes began within ten minutes. That one
 * goes when everything in it has been taken back. Called with the profile locked.
 */
export async function tellProfileChange(
  work: Work,
  userId: string,
  { before, after }: { before: ProfileFields; after: ProfileFields },
): Promise<void> {
  const names = Object.keys(after) as ProfileField[];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (changed.length === 0) return;
  const pick = (from: ProfileFields) =>
    Object.fromEntries(changed.map((name) => [name, from[name]]));
  const change = { before: pick(before), after: pick(after) };
  const recent = await findRecent(work, userId);
  if (!recent) {
    await appendAccountEvent(work, { userId, kind: 'profile_changed', ...change });
    return;
  }
  const joined = join(recent, change);
  const which = eq(accountEvents.id, recent.id);
  if (Object.keys(joined.after).length === 0) await work.trx.delete(accountEvents).where(which);
  else await work.trx.update(accountEvents).set(joined).where(which);
}
