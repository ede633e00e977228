import { type ProfileFields, userEndpoints } from '@pv/contract';
import { isApiError } from '../../../app/api/api-error.ts';
import type { Call } from '../../../app/api/client.ts';
import type { SaveOutcome } from '../../../ui/autosave/types.ts';

async function explain(call: Call, error: unknown): Promise<SaveOutcome<ProfileFields>> {
  if (!isApiError(error)) throw error;
  if (error.code === 'stale_version') {
    const { version, ...fields } = await call(userEndpoints.profile, {});
    return { kind: 'stale', version, fields };
  }
  if (error.code === 'validation_failed') return { kind: 'wrong', errors: error.fields };
  const passing = error.status === 0 || error.status === 429 || error.status >= 500;
  return { kind: passing ? 'unreachable' : 'failed' };
}

/** Sends changed fields of the profile and says what came of it; never throws for a failed call. */
export async function saveProfile(
  call: Call,
  changes: Partial<ProfileFields>,
  version: number,
): Promise<SaveOutcome<ProfileFields>> {
  try {
    await call(userEndpoints.changeProfile, { body: { ...changes, version } });
    return { kind: 'saved' };
  } catch (error) {
    return explain(call, error).catch((again: unknown) => {
      if (isApiError(again)) return { kind: 'unreachable' };
      throw again;
    });
  }
}
