import { AppError, emptyProfile, type Tokens } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { consents, profiles, registrations, users } from '../../../db/schema/index.ts';
import { appendAccountEvent } from '../append-account-event.ts';
import { takeCode } from '../codes/take-code.ts';
import { lockAddress } from '../lock-address.ts';
import { type Device, openSession } from '../sessions/open-session.ts';

type Registration = typeof registrations.$inferSelect;

/** Turns a registration into a person with an empty profile and a record of each consent. */
async function createPerson(work: Work, registration: Registration): Promise<string> {
  await lockAddress(work.trx, registration.email);
  const id = uuidv7();
  const created = await work.trx
    .insert(users)
    .values({
      id,
      email: registration.email,
      passwordHash: registration.passwordHash,
      locale: registration.locale,
      createdAt: work.now,
    })
    .onConflictDoNothing()
    .returning();
  if (created.length === 0) throw new AppError('user_exists');
  await work.trx
    .insert(profiles)
    .values({ userId: id, name: '', groupName: '', fields: emptyProfile(), version: 0 });
  await work.trx.insert(consents).values(
    registration.consents.map((consent) => ({
      ...consent,
      userId: id,
      address: registration.address,
      agreedAt: registration.createdAt,
    })),
  );
  await appendAccountEvent(work, { userId: id, kind: 'account_created' });
  await work.trx.delete(registrations).where(eq(registrations.email, registration.email));
  return id;
}

/**
 * Confirms one registration by the mailed code and signs the person in. Without an address it is that of the
 * registration, whose id only the device knows that it was begun on, or who knows its password too.
 * @throws AppError code_wrong, code_expired, code_exhausted, user_exists
 */
export async function confirmRegistration(
  deps: Deps,
  props: { email?: string; code: string; registrationId: string; device: Device },
): Promise<Tokens> {
  const outcome = await inTransaction(deps, async (work) => {
    const [registration] = await work.trx
      .select()
      .from(registrations)
      .where(
        and(
          eq(registrations.id, props.registrationId),
          props.email === undefined ? undefined : eq(registrations.email, props.email),
        ),
      );
    const email = props.email ?? registration?.email;
    if (email === undefined) return 'code_wrong' as const;
    // a right code beside another registration counts as a try, and stays good for its own
    const code = await takeCode(work, email, registration ? props.code : '');
    if (code !== 'right') return code;
    if (!registration) return 'code_wrong' as const;
    return openSession(work, await createPerson(work, registration), props.device);
  });
  if (typeof outcome === 'string') throw new AppError(outcome);
  return outcome;
}
