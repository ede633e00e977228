import type { ApprovalAction } from '@pv/contract';

type Action = Pick<ApprovalAction, 'action' | 'intent' | 'missing' | 'warnings'>;

/** Decisions of a reviewer that need no word: they are made at once and can be taken back by the table. */
const AT_ONCE: ReadonlySet<ApprovalAction['intent']> = new Set(['approve', 'decline_request']);

/** What a key does on a row: decides at once, asks in a dialog, or nothing. */
export function chooseAction<A extends Action>(
  actions: readonly A[],
  wanted: ApprovalAction['action'],
): { action: A; asks: boolean } | null {
  const action = actions.find((one) => one.action === wanted);
  if (!action || action.missing.length > 0) return null;
  return { action, asks: !AT_ONCE.has(action.intent) };
}

/** What takes one's own decision back, where the table has it. */
export function undoingAction<A extends Pick<ApprovalAction, 'intent' | 'section'>>(
  actions: readonly A[],
  section: ApprovalAction['section'],
): A | null {
  const undoing = (one: A) => one.intent === 'recall' || one.intent === 'withdraw';
  return actions.find((one) => one.section === section && undoing(one)) ?? null;
}
