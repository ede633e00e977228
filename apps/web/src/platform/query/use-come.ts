import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

type Answer = Pick<UseQueryResult, 'isPending' | 'failureCount' | 'fetchStatus'>;

/** Whether each of these answers is here, has failed once or is not asked for. */
export const haveCome = (...answers: readonly Answer[]): boolean =>
  answers.every(
    ({ isPending, failureCount, fetchStatus }) =>
      !isPending || failureCount > 0 || fetchStatus === 'idle',
  );

/**
 * Whether what stands at the top of a page has come, and from then on always: what failed and is asked for again
 * does not take the page away. A page drawn before its top moves under the hand of its reader, and a press that
 * is let go elsewhere than it began does nothing.
 */
export function useCome(now: boolean): boolean {
  const [come, setCome] = useState(now);
  if (now && !come) setCome(true);
  return now || come;
}
