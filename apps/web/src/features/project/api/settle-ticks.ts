import { stageEndpoints } from '@pv/contract';
import type { QueryClient } from '@tanstack/react-query';

const TICKS = { mutationKey: [stageEndpoints.tickRemark.name] };

/** Waits until the server has answered every tick of a remark that is on its way, whatever it says. */
export function settleTicks(queries: QueryClient): Promise<void> {
  const settled = () => queries.isMutating(TICKS) === 0;
  if (settled()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = queries.getMutationCache().subscribe(() => {
      if (!settled()) return;
      stop();
      resolve();
    });
  });
}
