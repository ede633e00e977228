import { AppError } from '@pv/contract';
import { translate } from '@pv/texts';
import { and, eq, like, or } from 'drizzle-orm';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { codes, registrations, resetLinks, users } from '../../../db/schema/index.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { composeMail } from '../../../mail/compose-mail.ts';
import { appendAccountEvent, lockAddress, takeCode } from '../../auth/public.ts';
import { codePurpose } from '../code-purpose.ts';

type Person = typeof users.$inferSelect;

/** The old address learns of it: whoever has lost the account reads it there. */
async function tellOldAddress(work: Work, { email: to, locale }: Person, email: string) {
  const mail = composeMail(work.deps, locale, {
    to,
    subject: translate(locale, 'mail.addressChanged.subject'),
    paragraphs: [
      translate(locale, 'mail.addressChanged.intro', { email }),
      translate(locale, 'mail.addressChanged.notYou'),
    ],
  });
  await enqueue(work, 'mail.send', mail);
}

/** What was mailed before the change may lie in a mailbox that is not his any more: none of it works. */
async function voidOpen({ trx }: Work, { id, email }: Person): Promise<void> {
  await trx.delete(resetLinks).where(eq(resetLinks.userId, id));
  const everyAddress = like(codes.email, codePurpose(id, '%').key);
  await trx.delete(codes).where(or(eq(codes.email, email), everyAddress));
}

async function changeEmail(work: Work, userId: string, email: string): Promise<void> {
  await lockAddress(work.trx, email);
  const [person] = await work.trx
    .select()
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!person) throw new AppError('not_found');
  const [known] = await work.trx.select().from(users).where(eq(users.email, email));
  if (known) throw new AppError('user_exists');
  await work.trx.update(users).set({ email }).where(eq(users.id, userId));
  await voidOpen(work, person);
  // whoever began to register with it has not confirmed it and cannot any more
  await work.trx.delete(registrations).where(eq(registrations.email, email));
  await appendAccountEvent(work, {
    userId,
    kind: 'email_changed',
    before: { email: person.email },
    after: { email },
  });
  await tellOldAddress(work, person, email);
}

/**
 * Makes an address that is confirmed by its code the person's own; one that is already stays so.
 * @throws AppError `code_wrong`, `code_expired`, `code_exhausted`, `user_exists` when somebody else has
 *   registered it meanwhile
 */
export async function confirmEmail(
  deps: Deps,
  { userId, email, code }: { userId: string; email: string; code: string },
): Promise<void> {
  const outcome = await inTransaction(deps, async (work) => {
    // the answer to the same code may have been lost on its way
    const [own] = await work.trx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), eq(users.email, email)));
    if (own) return 'right';
    const taken = await takeCode(work, codePurpose(userId, email).key, code);
    if (taken === 'right') await changeEmail(work, userId, email);
    return taken;
  });
  if (outcome !== 'right') throw new AppError(outcome);
}
