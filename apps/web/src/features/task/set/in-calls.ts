import { MOST_TASKS_AT_ONCE } from '@pv/contract';

/** Cuts ids into as many as one call takes. */
export function inCalls(ids: readonly string[], most = MOST_TASKS_AT_ONCE): string[][] {
  const calls: string[][] = [];
  for (let at = 0; at < ids.length; at += most) calls.push(ids.slice(at, at + most));
  return calls;
}
