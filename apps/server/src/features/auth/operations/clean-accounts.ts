import { AUTH_LIMITS } from '@pv/contract';
import { lt, or } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import {
  accountEvents,
  codes,
  keptConsents,
  registrations,
  resetLinks,
  sendings,
  sessions,
  signInFailures,
  usedCaptchas,
} from '../../../db/schema/index.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A person reads of his own sign-ins and changes for a year. */
const LOG_DAYS = 365;

/** A claim may be brought within three years, Civil Code article 196. */
const CONSENT_DAYS = 3 * 366;

/**
 * Removes what no rule of the accounts looks at any more: unconfirmed registrations, codes and links
 * that have expired, counts of the past, ended sessions, the old log of accounts, and proofs of consent
 * past their term. All are about people, so they may not lie about, 152-FZ article 5 part 7.
 */
export async function cleanAccounts({ connection: { db }, clock }: Deps): Promise<void> {
  const now = clock().getTime();
  const before = (days: number) => new Date(now - days * DAY);
  await db
    .delete(registrations)
    .where(lt(registrations.createdAt, before(AUTH_LIMITS.unconfirmedDays)));
  await db.delete(codes).where(lt(codes.expiresAt, before(1)));
  await db.delete(resetLinks).where(lt(resetLinks.expiresAt, before(1)));
  await db.delete(sendings).where(lt(sendings.createdAt, before(1)));
  await db.delete(usedCaptchas).where(lt(usedCaptchas.expiresAt, before(1)));
  await db.delete(signInFailures).where(lt(signInFailures.createdAt, before(1)));
  await db.delete(accountEvents).where(lt(accountEvents.createdAt, before(LOG_DAYS)));
  await db.delete(keptConsents).where(lt(keptConsents.leftAt, before(CONSENT_DAYS)));
  const unused = before(AUTH_LIMITS.refreshDays);
  await db
    .delete(sessions)
    .where(or(lt(sessions.rotatedAt, unused), lt(sessions.revokedAt, before(1))));
}
