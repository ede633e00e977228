import type { ErrorCode } from '../http/errors.ts';
import type { RoleCode } from '../kinds/roles.ts';
import { isLockedPhase, PHASE_INFO, type Phase } from './phases.ts';
import { isResultStatus, phaseOf, type ResearchSection, type StatusOf } from './sections.ts';
import type { Completion } from './statuses.ts';

/** The statuses that ask for another approval; the second is that of a startup's result. */
export type Reapproval = 're_approval_required' | 'result_re_approval_required';

/** What an edit of a section's content does. Only the fields that an edition holds count as content. */
export type EditEffect<N extends Reapproval = Reapproval> =
  /** `newEdition`: the section is with the supervisor, whose edit is the next edition of the round. */
  | { kind: 'saved'; newEdition: boolean }
  /** Saved after a confirmation; the status becomes «re-approval required», in startups that of the part. */
  | { kind: 'reapproval'; next: N }
  | { kind: 'refused'; code: ErrorCode };

export interface Edit<S extends ResearchSection = ResearchSection> {
  /** The section whose content is edited, which need not be the one that is under approval. */
  section: S;
  status: StatusOf<S>;
  role: RoleCode;
  completion: Completion;
}

type ResearchEffect = EditEffect<'re_approval_required'>;

const SAVED: ResearchEffect = { kind: 'saved', newEdition: false };
const REAPPROVAL: ResearchEffect = { kind: 'reapproval', next: 're_approval_required' };

function refused(code: ErrorCode): ResearchEffect {
  return { kind: 'refused', code };
}

function editInPhase(phase: Phase, role: RoleCode): ResearchEffect {
  if (phase === 'waiting_supervisor' && role === 'supervisor') {
    return { kind: 'saved', newEdition: true };
  }
  if (isLockedPhase(phase)) return refused('section_locked');
  return PHASE_INFO[phase].family === 'approved' ? REAPPROVAL : SAVED;
}

/** A plan edited after its result was sent drops the approval of both, unless somebody is reading it. */
function editPlanUnderResult(phase: Phase): ResearchEffect {
  return isLockedPhase(phase) ? refused('section_locked') : REAPPROVAL;
}

/**
 * What an edit by somebody with this role does in this status. A plan that is edited is not valid
 * until it is approved again, which `planValid` finds from its content; an edited result leaves the
 * plan valid. Refusals: `forbidden`, `not_found` for a deleted stage, `project_finished`,
 * `section_locked`.
 */
export function editEffect({ section, status, role, completion }: Edit): ResearchEffect {
  if (role !== 'researcher' && role !== 'supervisor') return refused('forbidden');
  if (status === 'deleted') return refused('not_found');
  if (completion === 'succeeded') return refused('project_finished');
  if (section === 'plan' && isResultStatus(status)) {
    const phase = phaseOf('result', status);
    return phase ? editPlanUnderResult(phase) : refused('section_locked');
  }
  const phase = phaseOf(section, status);
  return phase ? editInPhase(phase, role) : SAVED;
}
