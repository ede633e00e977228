import { closeEffects, lockEffects, type WorkflowEffect } from './effects.ts';
import type { Phase } from './phases.ts';
import { type Presence, presentRoles } from './roles.ts';

/**
 * What is left behind when a section becomes «re-approval required» by an event: its open round is
 * closed, its content, reviews and editions are kept. Also for a change of role in the middle of a round.
 */
export function resetSection(from: Phase, present: Presence): WorkflowEffect[] {
  return [
    ...closeEffects(from, 'reset'),
    ...lockEffects(from, 'reapproval'),
    { kind: 'storeReview', decision: null },
    { kind: 'notify', roles: presentRoles(present), reason: 'reset' },
  ];
}
