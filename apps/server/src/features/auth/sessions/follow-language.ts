import { eq } from 'drizzle-orm';
import { type Deps, inTransaction, type Locale } from '../../../context.ts';
import { sessions } from '../../../db/schema/index.ts';
import { writeIn } from './write-in.ts';

interface Speaking {
  id: string;
  userId: string;
  /** The language in which the device spoke before. */
  locale: Locale | null;
}

/**
 * Takes the language that a device speaks as that of the letters, when it has changed there: another
 * device that goes on in its own does not win it back. In a transaction of its own, since whoever locks
 * a person locks his sessions after him.
 */
export async function followLanguage(
  deps: Deps,
  { id, userId, locale }: Speaking,
  spoken: Locale | null,
): Promise<void> {
  if (!spoken || spoken === locale) return;
  await inTransaction(deps, async (work) => {
    await writeIn(work, userId, spoken);
    await work.trx.update(sessions).set({ locale: spoken }).where(eq(sessions.id, id));
  });
}
