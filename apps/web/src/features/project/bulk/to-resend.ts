import type { ApprovalAction, Project, Stage } from '@pv/contract';

/** A section that has lost its approval and that the reader may send again. */
export interface ToResend {
  section: ApprovalAction['section'];
  stage: Stage | null;
}

const LOST: ReadonlySet<string> = new Set(['re_approval_required', 'result_re_approval_required']);
const SENDING: ReadonlySet<ApprovalAction['intent']> = new Set(['send', 'self_approve']);

function ofActions(
  actions: readonly ApprovalAction[],
  stage: Stage | null,
  statusOf: (section: ApprovalAction['section']) => string,
): ToResend[] {
  return actions
    .filter(({ intent, section }) => SENDING.has(intent) && LOST.has(statusOf(section)))
    .map(({ section }) => ({ section, stage }));
}

/** Everything of a project that «send everything again» would send. */
export function toResend(
  project: Pick<Project, 'actions' | 'status'> & { stages: readonly Stage[] },
): ToResend[] {
  const ofStages = project.stages.flatMap((stage) =>
    ofActions(stage.actions, stage, (section) =>
      section === 'result' ? (stage.result_status ?? stage.status) : stage.status,
    ),
  );
  return [...ofActions(project.actions, null, () => project.status), ...ofStages];
}
