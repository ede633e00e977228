import {
  isStageStatus,
  type ProjectType,
  STAGE_STATUSES,
  STARTUP_PLAN_STATUSES,
  STARTUP_RESULT_STATUSES,
  STATUS_COLOURS,
  statusCode,
  statusInfo,
  WORKFLOWS,
  type WorkflowStatus,
} from '@pv/contract';
import { translate } from '@pv/texts';
import type { Locale } from '../../../context.ts';

const STATUSES: Readonly<Record<ProjectType, readonly WorkflowStatus[]>> = {
  nir: STAGE_STATUSES,
  article: STAGE_STATUSES,
  startup: [...STARTUP_PLAN_STATUSES, ...STARTUP_RESULT_STATUSES, 'deleted'],
};

/** A status of the plan, of the result, or of both. */
function kindOf(type: ProjectType, status: WorkflowStatus): 'plan' | 'result' | 'common' {
  if (status.startsWith('result_')) return 'result';
  const family = WORKFLOWS[type].family(status);
  return family === null || family === 'created' || family === 'reapproval' ? 'common' : 'plan';
}

/** Every status of a stage of one kind of project in the caller's language. */
export function listStatuses(type: ProjectType, locale: Locale) {
  return STATUSES[type].filter(isStageStatus).map((code) => {
    const { group } = statusInfo(code);
    const colour = STATUS_COLOURS[group];
    const title = translate(locale, `approval.status.${code}`);
    const names = { id: code, code, status_code: statusCode(code) };
    return { ...names, kind: kindOf(type, code), group, colour, title };
  });
}
