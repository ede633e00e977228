import type { ProjectCategory, ProjectType } from '../kinds/kinds.ts';

/** The categories of a final work: it is written as one text, whose sections belong to stages. */
const FINAL_WORKS: ReadonlySet<ProjectCategory> = new Set([
  'bachelor',
  'graduate',
  'master',
  'candidate',
  'doctor',
  'phd',
]);

/** Whether a project has one document for the whole work, and not a document a stage. */
export function oneThesis(type: ProjectType, category: ProjectCategory | null): boolean {
  return type === 'nir' && category !== null && FINAL_WORKS.has(category);
}
