import type { ProjectType } from '../kinds/kinds.ts';
import type { Workflow } from './machine.ts';
import { researchWorkflow } from './research-machine.ts';
import { startupWorkflow } from './startup/machine.ts';

/** The rules of approval by the kind of project. An article goes the way of research without a roadmap. */
export const WORKFLOWS: Readonly<Record<ProjectType, Workflow>> = {
  nir: researchWorkflow({ needsStages: true }),
  article: researchWorkflow({ needsStages: false }),
  startup: startupWorkflow,
};
