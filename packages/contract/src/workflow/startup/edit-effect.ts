import type { RoleCode } from '../../kinds/roles.ts';
import type { EditEffect } from '../edit-effect.ts';
import { allowed } from '../permissions.ts';
import type { WorkflowSection } from '../sections.ts';
import type { Completion } from '../statuses.ts';
import { isLockedStartupPhase, STARTUP_PHASE_INFO } from './phases.ts';
import { isStartupRole } from './roles.ts';
import { startupPhaseOf } from './sections.ts';
import { STARTUP_PLAN_STATUS, STARTUP_RESULT_STATUS } from './statuses.ts';

/** An edit of a section's content. */
export interface StartupEdit {
  section: WorkflowSection;
  status: string;
  /** Where the result of the same stage stands, for an edit of its plan; else null. */
  resultStatus: string | null;
  role: RoleCode;
  completion: Completion;
}

/** A plan is not changed under a result that somebody reads. */
function resultIsRead(resultStatus: string | null): boolean {
  const phase = resultStatus && startupPhaseOf('result', resultStatus);
  return phase ? isLockedStartupPhase(phase) : false;
}

/**
 * What an edit by somebody with this role does in this status. Plan and result have statuses of
 * their own: an edited plan leaves that of the result, whose calls wait for the plan. Refusals:
 * `forbidden`, `not_found` for a deleted stage, `project_finished`, `section_locked`.
 */
export function startupEditEffect(edit: StartupEdit): EditEffect {
  const { section, status, role, completion } = edit;
  if (!isStartupRole(role) || !allowed(role, 'edit')) return { kind: 'refused', code: 'forbidden' };
  const phase = startupPhaseOf(section, status);
  if (!phase) return { kind: 'refused', code: 'not_found' };
  if (completion === 'succeeded') return { kind: 'refused', code: 'project_finished' };
  const locked =
    isLockedStartupPhase(phase) || (section === 'plan' && resultIsRead(edit.resultStatus));
  if (locked) return { kind: 'refused', code: 'section_locked' };
  if (STARTUP_PHASE_INFO[phase].family !== 'approved') return { kind: 'saved', newEdition: false };
  const ofPlan = section === 'project' || section === 'plan';
  const { reapproval: next } = ofPlan ? STARTUP_PLAN_STATUS : STARTUP_RESULT_STATUS;
  return { kind: 'reapproval', next };
}
