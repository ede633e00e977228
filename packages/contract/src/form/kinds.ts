import type { ProjectCategory, ProjectType } from '../kinds/kinds.ts';

/** The official papers that a project is printed as. */
export const FORM_KINDS = ['calendar_plan', 'approval_sheet', 'task_sheet'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** Works that begin with an assignment. */
const ASSIGNED: ReadonlySet<ProjectCategory | null> = new Set(['bachelor', 'graduate', 'master']);

/**
 * Which papers a project has: an article has no roadmap and no calendar plan; only qualifying works begin with
 * an assignment.
 */
export function formsOf(type: ProjectType, category: ProjectCategory | null): FormKind[] {
  const has: Readonly<Record<FormKind, boolean>> = {
    calendar_plan: type !== 'article',
    approval_sheet: true,
    task_sheet: type === 'nir' && ASSIGNED.has(category),
  };
  return FORM_KINDS.filter((kind) => has[kind]);
}
