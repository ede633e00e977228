import { AppError, type Tokens } from '@pv/contract';
import { eq } from 'drizzle-orm';
import { type Deps, inTransaction, type Locale, type Work } from '../../../context.ts';
import { lockKey } from '../../../db/lock-key.ts';
import { users } from '../../../db/schema/index.ts';
import { appendAccountEvent } from '../append-account-event.ts';
import { noteFailure, passFailures, slowGuesses } from '../captcha/pass-failures.ts';
import { sendCodeIfAllowed } from '../codes/send-code.ts';
import { evenly } from '../evenly.ts';
import { type CheckedPassword, lockChecked } from '../passwords/check-password.ts';
import { passwordFits } from '../passwords/hash-password.ts';
import { type Device, openSession } from '../sessions/open-session.ts';
import { findPendingRegistration } from './find-pending-registration.ts';
import { unconfirmed } from './unconfirmed.ts';

interface SignIn {
  email: string;
  password: string;
  captcha: string | undefined;
  device: Device;
  locale: Locale;
}

/** Whom an address and a password lead to. */
type Found =
  | { kind: 'person'; checked: CheckedPassword }
  | { kind: 'pending'; registrationId: string }
  | { kind: 'nobody' };

/** Checks the pair. It takes long on purpose, so no transaction waits for it. */
async function findPair(deps: Deps, { email, password }: SignIn): Promise<Found> {
  const { db } = deps.connection;
  const [person] = await db.select().from(users).where(eq(users.email, email));
  const fits = await passwordFits(person?.passwordHash ?? null, password);
  if (person && fits) {
    return { kind: 'person', checked: { userId: person.id, hash: person.passwordHash } };
  }
  const pending = person
    ? null
    : await findPendingRegistration(db, { email, password, now: deps.clock() });
  return pending ? { kind: 'pending', registrationId: pending.id } : { kind: 'nobody' };
}

/** Opens a session and tells of it in the person's log; null when the password is not his any more. */
async function openTold(work: Work, checked: CheckedPassword, device: Device) {
  if (!(await lockChecked(work.trx, checked))) return null;
  const { userId } = checked;
  const after = { agent: device.agent.slice(0, 300) };
  await appendAccountEvent(work, { userId, kind: 'signed_in', after });
  return openSession(work, userId, device);
}

async function decide(work: Work, found: Found, props: SignIn): Promise<Tokens | AppError> {
  if (found.kind === 'person') {
    const tokens = await openTold(work, found.checked, props.device);
    if (tokens) return tokens;
  }
  if (found.kind === 'pending') {
    const wait = await sendCodeIfAllowed(work, props);
    return unconfirmed('account_unconfirmed', { registrationId: found.registrationId, wait });
  }
  await noteFailure(work, props);
  return new AppError('credentials_wrong');
}

/**
 * Signs a person in.
 * @throws AppError credentials_wrong for an unknown address and a wrong password alike;
 *   captcha_required, captcha_failed; too_many_requests while the account is guessed at; account_unconfirmed as `unconfirmed` says it
 */
export async function signIn(deps: Deps, props: SignIn): Promise<Tokens> {
  const answerAt = evenly();
  const human = await inTransaction(deps, (work) => passFailures(work, props));
  const found = await findPair(deps, props);
  const outcome = await inTransaction(deps, async (work) => {
    // of guesses that come at once each is counted before the next one is told anything
    await lockKey(work.trx, `sign in ${props.email}`);
    if (!human) await passFailures(work, props);
    await slowGuesses(work, props);
    return decide(work, found, props);
  });
  if (outcome instanceof AppError) {
    await answerAt;
    throw outcome;
  }
  return outcome;
}
