import { type ApprovalAction, PROJECT_CALLS, stageEndpoints, type WaitingRow } from '@pv/contract';
import { useCall } from '../../../platform/ServicesContext.tsx';
import type { Decision } from '../../project/public.ts';
import { undoingAction } from './choose-action.ts';

/** What takes a decision back: the button and the decision itself. */
export interface Undoing {
  action: ApprovalAction;
  decision: Decision;
}

/** Asks the server what the table offers against one's own decision; null where it offers nothing. */
export function useFindUndoing(): (row: WaitingRow) => Promise<Undoing | null> {
  const call = useCall();
  return async ({ project, stage, section }) => {
    if (section === 'project' || !stage) {
      const params = { id: project.id };
      const page = await call(PROJECT_CALLS[project.type].project.get, { params });
      const undoing = undoingAction(page.actions, section);
      if (!undoing) return null;
      const { status, edition } = page;
      const seen = { id: project.id, type: project.type, section, review: null, status, edition };
      return { action: undoing, decision: { ...seen, action: undoing.action } };
    }
    const now = await call(stageEndpoints.get, { params: { id: stage.id } });
    const undoing = undoingAction(now.actions, section);
    if (!undoing) return null;
    const status = section === 'result' ? (now.result_status ?? now.status) : now.status;
    const edition = section === 'plan' ? now.plan_edition : now.result_edition;
    const seen = { id: stage.id, type: project.type, section, review: null, status, edition };
    return { action: undoing, decision: { ...seen, action: undoing.action } };
  };
}
