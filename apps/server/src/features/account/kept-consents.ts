import type { ConsentCode } from '@pv/contract';
import { asc, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Deps, Work } from '../../context.ts';
import { consents, keptConsents } from '../../db/schema/index.ts';
import { hashSecret } from '../../signed.ts';

const hashOf = (secret: string, email: string) => hashSecret(secret, 'kept consents', email);

/** Keeps what a person who leaves had agreed to, without his name. */
export async function keepConsents(
  { deps, trx, now }: Work,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  const given = await trx.select().from(consents).where(eq(consents.userId, userId));
  if (given.length === 0) return;
  const emailHash = hashOf(deps.config.secret, email);
  await trx.insert(keptConsents).values(
    given.map(({ code, version, address, agreedAt }) => {
      return { id: uuidv7(), emailHash, code, version, address, agreedAt, leftAt: now };
    }),
  );
}

/** One consent of somebody who has left. */
export interface KeptConsent {
  code: ConsentCode;
  version: number;
  address: string;
  agreedAt: Date;
  leftAt: Date;
}

/** What whoever had this address at the end had agreed to, oldest first; for a dispute over it. */
export async function findKeptConsents(
  { connection, config }: Pick<Deps, 'connection' | 'config'>,
  email: string,
): Promise<KeptConsent[]> {
  const { code, version, address, agreedAt, leftAt } = keptConsents;
  return connection.db
    .select({ code, version, address, agreedAt, leftAt })
    .from(keptConsents)
    .where(eq(keptConsents.emailHash, hashOf(config.secret, email)))
    .orderBy(asc(agreedAt), asc(code));
}
