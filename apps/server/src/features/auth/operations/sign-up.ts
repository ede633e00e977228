import {
  AppError,
  CONSENT_CODES,
  CONSENTS,
  type ConsentCode,
  REQUIRED_CONSENTS,
} from '@pv/contract';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type Deps, inTransaction, type Locale, type Work } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { registrations, users } from '../../../db/schema/index.ts';
import { passHumanCheck } from '../captcha/pass-human-check.ts';
import { sendCodeIfAllowed } from '../codes/send-code.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { findPendingRegistration } from './find-pending-registration.ts';
import { unconfirmed } from './unconfirmed.ts';

interface SignUp {
  email: string;
  password: string;
  captcha: string | undefined;
  consents: { code: ConsentCode; version: number }[];
  address: string;
  locale: Locale;
}

/**
 * What is agreed to, each once and only in the edition that is in force.
 * @throws AppError consent_missing
 */
function agreedTo(consents: SignUp['consents']): SignUp['consents'] {
  const codes = CONSENT_CODES.filter((code) =>
    consents.some((consent) => consent.code === code && consent.version === CONSENTS[code]),
  );
  if (!REQUIRED_CONSENTS.every((code) => codes.includes(code))) {
    throw new AppError('consent_missing');
  }
  return codes.map((code) => ({ code, version: CONSENTS[code] }));
}

async function refuseKnown(executor: Executor, email: string): Promise<void> {
  const [known] = await executor.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (known) throw new AppError('user_exists');
}

/** Begins the registration, or sends another code to the one that waits, with the consents given now. */
async function begin(
  work: Work,
  { email, consents, address, locale }: SignUp,
  { passwordHash, pendingId }: { passwordHash: string; pendingId: string | undefined },
): Promise<{ registrationId: string; wait: string | null }> {
  await refuseKnown(work.trx, email);
  const id = pendingId ?? uuidv7();
  // what was ticked last, where and when, is what the proof of the consents will say
  const last = { consents, address, locale, createdAt: work.now };
  if (pendingId) await work.trx.update(registrations).set(last).where(eq(registrations.id, id));
  else await work.trx.insert(registrations).values({ id, email, passwordHash, ...last });
  return { registrationId: id, wait: await sendCodeIfAllowed(work, { email, locale }) };
}

/**
 * Begins a registration and mails the code. Every attempt is a row of its own, so that nobody can
 * plant a password on an address that somebody else is about to confirm.
 * @throws AppError consent_missing, captcha_failed, captcha_required, user_exists, and
 *   registration_pending, as `unconfirmed` says it, when this very pair waits for its code
 */
export async function signUp(
  deps: Deps,
  props: SignUp,
): Promise<{ registration_id: string; wait?: number }> {
  const consents = agreedTo(props.consents);
  const { db } = deps.connection;
  const { email, password } = props;
  // kept whatever comes of it: one solved captcha does not tell of many addresses who has them
  await inTransaction(deps, (work) => passHumanCheck(work, { ...props, purpose: 'registration' }));
  await refuseKnown(db, email);
  const passwordHash = await hashPassword(password);
  const pending = await findPendingRegistration(db, { email, password, now: deps.clock() });
  const made = { passwordHash, pendingId: pending?.id };
  const begun = await inTransaction(deps, (work) => begin(work, { ...props, consents }, made));
  if (pending) throw unconfirmed('registration_pending', begun);
  const { registrationId, wait } = begun;
  return { registration_id: registrationId, ...(wait && { wait: Number(wait) }) };
}
