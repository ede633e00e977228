import { AUTH_LIMITS, authEndpoints, tokensSchema } from '@pv/contract';
import { expiryOf } from '../session/claims.ts';
import type { RefreshReply } from '../session/types.ts';
import { isApiError } from './api-error.ts';
import { type ClientDeps, sendOnce } from './client.ts';

/** A token is signs of ASCII that fit a header; whatever else is stored never was one. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;
/** What the server says of a token. */
const REFUSALS: readonly number[] = [401, 403];
/** What is said of rubbish in its place, by a proxy too; a good token outlives it. */
const RUBBISH: readonly number[] = [...REFUSALS, 400, 413, 422, 431];

/** An answer is given up while the server still takes the same token once more, ms. */
const PATIENCE = (AUTH_LIMITS.refreshGraceSeconds - 5) * 1000;

/**
 * Sends the refresh token. What is no refusal may pass and is tried again, and so is what is not answered
 * within `patience` ms: other calls and tabs wait for it.
 */
export async function refreshTokens(
  deps: ClientDeps,
  token: string,
  patience = PATIENCE,
): Promise<RefreshReply> {
  if (!TOKEN.test(token)) return { kind: 'refused' };
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await sendOnce(deps, authEndpoints.refresh, {}, { token, signal });
    const refusals = expiryOf(token) === null ? RUBBISH : REFUSALS;
    if (refusals.includes(response.status)) return { kind: 'refused' };
    const parsed = tokensSchema.safeParse(await response.json().catch(() => null));
    return response.ok && parsed.success
      ? { kind: 'tokens', tokens: parsed.data }
      : { kind: 'unreachable' };
  } catch (error) {
    if (isApiError(error)) return { kind: 'unreachable' };
    throw error;
  }
}
