import type { Tokens } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Locale, Work } from '../../../context.ts';
import { sessions } from '../../../db/schema/index.ts';
import { issueTokens } from './issue-tokens.ts';
import { writeIn } from './write-in.ts';

/** From where a person signs in. */
export interface Device {
  agent: string;
  address: string;
  /** The language that it speaks; null where it names none of ours alone. */
  locale: Locale | null;
}

/** Begins a session of a person on a device; letters come in its language from now on. */
export async function openSession(work: Work, userId: string, device: Device): Promise<Tokens> {
  const session = { id: uuidv7(), userId, tokenId: uuidv7() };
  if (device.locale) await writeIn(work, userId, device.locale);
  await work.trx.insert(sessions).values({
    ...session,
    agent: device.agent.slice(0, 300),
    address: device.address,
    locale: device.locale,
    rotatedAt: work.now,
    createdAt: work.now,
  });
  return issueTokens(work, session);
}
