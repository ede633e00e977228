import {
  PLAN_STATUS,
  PROJECT_STATUSES,
  type ProjectType,
  RESULT_STATUS,
  STARTUP_PLAN_STATUSES,
  STARTUP_PROJECT_STATUSES,
  STARTUP_RESULT_STATUSES,
} from '@pv/contract';

/** Statuses that a row of the list may show, by the section that has them. */
export interface StatusGroup {
  /** `either` has those that plans share with projects. */
  name: 'project' | 'either' | 'plan' | 'result';
  statuses: readonly string[];
}

type Sections = Record<'project' | 'plan' | 'result', readonly string[]>;

const COMPLETED = ['final_report_expected', 'succeeded'];
const RESEARCH: Sections = {
  project: PROJECT_STATUSES,
  plan: Object.values(PLAN_STATUS),
  result: Object.values(RESULT_STATUS),
};
const STARTUP: Sections = {
  project: STARTUP_PROJECT_STATUSES,
  plan: STARTUP_PLAN_STATUSES,
  result: STARTUP_RESULT_STATUSES,
};

const KINDS: Readonly<Record<ProjectType, Sections>> = {
  nir: RESEARCH,
  startup: STARTUP,
  // there is no roadmap: the only stage has a result and no plan
  article: { ...RESEARCH, plan: [PLAN_STATUS.created, PLAN_STATUS.reapproval] },
};

/** The statuses that projects of a kind may be found by; of any kind where none is chosen. */
export function statusGroups(type: ProjectType | undefined): StatusGroup[] {
  const kinds = type ? [KINDS[type]] : [RESEARCH, STARTUP];
  const of = (section: keyof Sections) => [...new Set(kinds.flatMap((kind) => kind[section]))];
  const [project, plan, result] = [of('project'), of('plan'), of('result')];
  return [
    { name: 'project', statuses: [...project.filter((one) => !plan.includes(one)), ...COMPLETED] },
    { name: 'either', statuses: project.filter((one) => plan.includes(one)) },
    { name: 'plan', statuses: plan.filter((one) => !project.includes(one)) },
    { name: 'result', statuses: result },
  ];
}
