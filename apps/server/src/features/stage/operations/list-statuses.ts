import {
  isResultStatus,
  type ProjectType,
  STAGE_STATUSES,
  type StageStatus,
  statusFamily,
  statusInfo,
} from '@pv/contract';
import { translate } from '@pv/texts';
import type { Locale } from '../../../context.ts';

function kindOf(status: StageStatus): 'plan' | 'result' | 'common' {
  if (isResultStatus(status)) return 'result';
  const family = statusFamily(status)?.family;
  return family === undefined || family === 'created' || family === 'reapproval'
    ? 'common'
    : 'plan';
}

/** Every status of a stage in the caller's language. Startups have none here: their table differs. */
export function listStatuses(type: ProjectType, locale: Locale) {
  if (type === 'startup') return [];
  return STAGE_STATUSES.map((code) => {
    const { group, colour } = statusInfo(code);
    const title = translate(locale, `approval.status.${code}`);
    return { id: code, code, kind: kindOf(code), group, colour, title };
  });
}
