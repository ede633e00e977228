import { stageEndpoints } from '@pv/contract';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { settleTicks } from './api.ts';

/** A change that is under way until it is answered. */
function begin(queries: QueryClient, name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const options = { mutationKey: [name], mutationFn: () => promise };
  const ended = queries.getMutationCache().build(queries, options).execute(undefined);
  return { ended: ended.catch(() => {}), resolve, reject };
}

describe('a decision', () => {
  it('waits for the ticks of remarks that are on their way, refused ones too', async () => {
    const queries = new QueryClient();
    const one = begin(queries, stageEndpoints.tickRemark.name);
    const other = begin(queries, stageEndpoints.tickRemark.name);
    let settled = false;
    const waiting = settleTicks(queries).then(() => {
      settled = true;
    });
    one.resolve();
    await one.ended;
    expect(settled).toBe(false);
    other.reject(new Error('refused'));
    await waiting;
    expect(settled).toBe(true);
  });

  it('does not wait for other changes', async () => {
    const queries = new QueryClient();
    const saving = begin(queries, stageEndpoints.change.name);
    await settleTicks(queries);
    saving.resolve();
    await saving.ended;
  });
});
