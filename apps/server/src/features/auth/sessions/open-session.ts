import type { Tokens } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { sessions } from '../../../db/schema/index.ts';
import { issueTokens } from './issue-tokens.ts';

/** From where a person signs in. */
export interface Device {
  agent: string;
  address: string;
}

/** Begins a session of a person on a device. */
export async function openSession(work: Work, userId: string, device: Device): Promise<Tokens> {
  const session = { id: uuidv7(), userId, tokenId: uuidv7() };
  await work.trx.insert(sessions).values({
    ...session,
    agent: device.agent.slice(0, 300),
    address: device.address,
    rotatedAt: work.now,
    createdAt: work.now,
  });
  return issueTokens(work, session);
}
