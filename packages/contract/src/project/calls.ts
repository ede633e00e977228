import { articleStageEndpoints, startupStageEndpoints } from '../stage/decision-endpoints.ts';
import { stageEndpoints } from '../stage/endpoints.ts';
import { projectEndpoints } from './endpoints.ts';
import { articleEndpoints, startupEndpoints } from './kind-endpoints.ts';

/** The calls of each kind of project under the same names; what has no kind in its address is elsewhere. */
export const PROJECT_CALLS = {
  nir: { project: projectEndpoints, stage: stageEndpoints },
  startup: { project: startupEndpoints, stage: startupStageEndpoints },
  article: { project: articleEndpoints, stage: articleStageEndpoints },
} as const;
