import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../app/api/api-error.ts';
import { saveChanges } from './save-changes.ts';

const newer = { fields: { goal: 'Другая цель' }, version: 8 };

function answering(error: unknown, read = async () => newer) {
  const send = () => Promise.reject(error);
  return saveChanges({ goal: 'Цель' }, { send, read, say: () => 'Раздел на согласовании.' });
}

describe('saving what was typed', () => {
  it('says that it is saved', async () => {
    const saving = { send: async () => null, read: async () => newer, say: String };
    expect(await saveChanges({ goal: 'Цель' }, saving)).toEqual({ kind: 'saved' });
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

  it('is told in words at each field when it is refused', async () => {
    expect(await answering(new ApiError(409, 'section_locked'))).toEqual({
      kind: 'wrong',
      errors: { goal: 'Раздел на согласовании.' },
    });
  });

  it('will be tried again when what the server has cannot be read', async () => {
    const silent = () => Promise.reject(new ApiError(0, 'network'));
    expect(await answering(new ApiError(409, 'stale_version'), silent)).toEqual({
      kind: 'unreachable',
    });
  });
});
