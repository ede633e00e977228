import { AppError } from '@pv/contract';
import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Work } from '../../../context.ts';
import { usedCaptchas } from '../../../db/schema/index.ts';

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number().max(10_000),
      keyLength: z.number().max(64),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
});

function parsePayload(captcha: string) {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(captcha, 'base64').toString('utf8')));
  } catch {
    throw new AppError('captcha_failed');
  }
}

/**
 * Accepts a solved challenge once.
 * @throws AppError captcha_failed when it is forged, wrong, expired or already used
 */
export async function checkCaptcha(work: Work, captcha: string): Promise<void> {
  const { challenge, solution } = parsePayload(captcha);
  const { secret } = work.deps.config;
  const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: `captcha ${secret}`,
    hmacKeySignatureSecret: `captcha key ${secret}`,
  });
  if (!verified || expiresAt < work.now) throw new AppError('captcha_failed');
  const stored = await work.trx
    .insert(usedCaptchas)
    .values({ nonce: challenge.parameters.nonce, expiresAt })
    .onConflictDoNothing()
    .returning();
  if (stored.length === 0) throw new AppError('captcha_failed');
}

/** Lets a solved challenge work once more. */
export async function forgetCaptcha({ trx }: Work, captcha: string): Promise<void> {
  const { nonce } = parsePayload(captcha).challenge.parameters;
  await trx.delete(usedCaptchas).where(eq(usedCaptchas.nonce, nonce));
}
