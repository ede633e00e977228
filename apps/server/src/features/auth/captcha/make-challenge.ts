import { AUTH_LIMITS } from '@pv/contract';
import { type Challenge, createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Deps } from '../../../context.ts';

/** A proof-of-work challenge of about half a second on a phone, signed and valid for five minutes. */
export function makeChallenge(deps: Deps): Promise<Challenge> {
  const { secret } = deps.config;
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 500,
    counter: randomInt(300, 900),
    deriveKey,
    expiresAt: new Date(deps.clock().getTime() + AUTH_LIMITS.captchaMinutes * 60_000),
    hmacSignatureSecret: `captcha ${secret}`,
    hmacKeySignatureSecret: `captcha key ${secret}`,
  });
}
