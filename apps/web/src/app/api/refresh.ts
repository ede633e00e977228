import { authEndpoints, tokensSchema } from '@pv/contract';
import type { RefreshReply } from '../session/types.ts';
import { isApiError } from './api-error.ts';
import { type ClientDeps, sendOnce } from './client.ts';

/** Sends the refresh token. Only 401 and 403 are a refusal; anything else may pass and is tried again. */
export async function refreshTokens(deps: ClientDeps, token: string): Promise<RefreshReply> {
  try {
    const response = await sendOnce(deps, authEndpoints.refresh, {}, { token });
    if (response.status === 401 || response.status === 403) return { kind: 'refused' };
    const parsed = tokensSchema.safeParse(await response.json().catch(() => null));
    return response.ok && parsed.success
      ? { kind: 'tokens', tokens: parsed.data }
      : { kind: 'unreachable' };
  } catch (error) {
    if (isApiError(error)) return { kind: 'unreachable' };
    throw error;
  }
}
