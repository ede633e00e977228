import { PHASE_INFO, type PhaseInfo } from './phases.ts';
import type { Presence, ResearchRole } from './roles.ts';
import { isResultStatus, phaseOf } from './sections.ts';
import type { ResearchStatus } from './statuses.ts';

/** Who writes and sends: the researchers, and the supervisor of a project without any. */
export function authorRole(present: Presence): ResearchRole {
  return present.researcher || !present.supervisor ? 'researcher' : 'supervisor';
}

/** The family and the role in the name of a status of any section; null for a deleted stage. */
export function statusFamily(status: ResearchStatus): PhaseInfo | null {
  const section = isResultStatus(status) ? 'result' : 'plan';
  const phase = phaseOf('project', status) ?? phaseOf(section, status);
  return phase && PHASE_INFO[phase];
}

/**
 * The role that has to act next, or null when nobody has to: the result is approved or the stage is
 * deleted. With an approved plan or project section it is the authors, who do the work.
 */
export function whoseMove(status: ResearchStatus, present: Presence): ResearchRole | null {
  const info = statusFamily(status);
  if (!info || (info.family === 'approved' && isResultStatus(status))) return null;
  if (info.family === 'waiting' || info.family === 'revision') {
    return info.role === 'researcher' ? authorRole(present) : info.role;
  }
  return authorRole(present);
}
