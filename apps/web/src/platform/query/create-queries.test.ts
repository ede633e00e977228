import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createQueries, shouldRetry } from './create-queries.ts';

describe('asking again', () => {
  it.each([
    [0, 'network'],
    [500, 'internal'],
    [502, 'unknown'],
  ] as const)('helps after %i %s, three times', (status, code) => {
    const error = new ApiError(status, code);
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, error))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it.each([
    [0, 'aborted'],
    [404, 'not_found'],
    [422, 'validation_failed'],
    [429, 'too_many_requests'],
  ] as const)('does not help after %i %s', (status, code) => {
    expect(shouldRetry(0, new ApiError(status, code))).toBe(false);
  });
});

describe('a failed change', () => {
  const run = async (meta?: { ownErrors: boolean }) => {
    const told: unknown[] = [];
    const queries = createQueries({ failure: (error) => told.push(error) });
    const error = new ApiError(409, 'not_your_move');
    const mutation = queries
      .getMutationCache()
      .build(queries, { mutationFn: () => Promise.reject(error), ...(meta && { meta }) });
    await mutation.execute(undefined).catch(() => {});
    return told.length;
  };

  it('is told to the person', async () => {
    expect(await run()).toBe(1);
  });

  it('is left to the caller who asked for it', async () => {
    expect(await run({ ownErrors: true })).toBe(0);
  });
});
