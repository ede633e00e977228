import type { WaitingRow } from '@pv/contract';
import { stepOf } from '../../project/public.ts';

/**
 * Why the next action on a row is to open its project: what is missing is added there, and remarks are
 * dealt with there. Null where the next action is the decision itself.
 */
export function leadOf({
  move,
  actions,
}: Pick<WaitingRow, 'move' | 'actions'>): 'fill' | 'fix' | null {
  if (actions.some(({ missing }) => missing.length > 0)) return 'fill';
  return stepOf(move, actions)?.kind === 'fix' ? 'fix' : null;
}
