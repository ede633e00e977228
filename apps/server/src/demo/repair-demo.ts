import { inArray } from 'drizzle-orm';
import type { Deps } from '../context.ts';
import type { Executor } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import { grantEditor } from '../features/platform/public.ts';
import { DEMO_PEOPLE } from './people.ts';

const ADDRESSES = Object.keys(DEMO_PEOPLE).map((name) => `${name}@demo.ru`);

/** Gives the demo people their roles on the platform; nothing where they have them. */
export async function grantDemoRoles(executor: Executor, now: Date): Promise<void> {
  await grantEditor(executor, { email: 'editor@demo.ru', now });
}

/**
 * Gives the demo people of a database that is older than their roles what they have in a new one.
 * @returns the addresses of those who are there, in the order of the demo; none where it is not wanted
 */
export async function repairDemo({ config, connection: { db }, clock }: Deps): Promise<string[]> {
  if (!config.demo) return [];
  await grantDemoRoles(db, clock());
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, ADDRESSES));
  const there = new Set(rows.map(({ email }) => email));
  return ADDRESSES.filter((address) => there.has(address));
}
