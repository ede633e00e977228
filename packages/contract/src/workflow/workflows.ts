import type { ProjectType } from '../kinds/kinds.ts';
import { workflowOf } from './engine/workflow-of.ts';
import { ARTICLE, RESEARCH } from './research/machine.ts';
import { STARTUP } from './startup/machine.ts';
import type { Workflow } from './workflow.ts';

/** The rules of approval by the kind of project. */
export const WORKFLOWS: Readonly<Record<ProjectType, Workflow>> = {
  nir: workflowOf(RESEARCH),
  article: workflowOf(ARTICLE),
  startup: workflowOf(STARTUP),
};
