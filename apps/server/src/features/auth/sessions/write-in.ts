import { and, eq, ne } from 'drizzle-orm';
import type { Locale, Work } from '../../../context.ts';
import { users } from '../../../db/schema/index.ts';

/** Makes a language that of the letters to a person. */
export async function writeIn({ trx }: Work, userId: string, locale: Locale): Promise<void> {
  await trx
    .update(users)
    .set({ locale })
    .where(and(eq(users.id, userId), ne(users.locale, locale)));
}
