import { resetEffects, type WorkflowEffect } from './effects.ts';
import { type Phase, passageOf } from './phases.ts';
import { type Presence, presentRoles, type ResearchRole } from './roles.ts';

/** What is left behind when a section of research becomes «re-approval required» by an event. */
export function resetSection(from: Phase, present: Presence): WorkflowEffect<ResearchRole>[] {
  return resetEffects(passageOf(from, 'reapproval').from, presentRoles(present));
}
