import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { saveChanges } from './save-changes.ts';

const LOCKED = { kind: 'wrong', errors: { goal: 'Раздел на согласовании.' } } as const;
const newer = { fields: { goal: 'Другая цель' }, version: 8 };

function answering(error: unknown, read = async () => newer) {
  const send = () => Promise.reject(error);
  return saveChanges({ send, read, refused: () => LOCKED });
}

describe('saving what was typed', () => {
  it('says that it is saved', async () => {
    const saving = { send: async () => null, read: async () => newer, refused: () => LOCKED };
    expect(await saveChanges(saving)).toEqual({ kind: 'saved' });
  });

  it('brings what the server has when somebody changed it meanwhile', async () => {
    expect(await answering(new ApiError(409, 'stale_version'))).toEqual({
      kind: 'stale',
      ...newer,
    });
  });

  it.each([
    [0, 'network'],
    [429, 'too_many_requests'],
    [503, 'unknown'],
  ] as const)('will be tried again after %i %s', async (status, code) => {
    expect(await answering(new ApiError(status, code))).toEqual({ kind: 'unreachable' });
  });

  it('is what the form makes of it when it is refused', async () => {
    expect(await answering(new ApiError(409, 'section_locked'))).toEqual(LOCKED);
  });

  it('will be tried again when what the server has cannot be read', async () => {
    const silent = () => Promise.reject(new ApiError(0, 'network'));
    expect(await answering(new ApiError(409, 'stale_version'), silent)).toEqual({
      kind: 'unreachable',
    });
  });
});
