import {
  articleEndpoints,
  editionEndpoints,
  fileEndpoints,
  projectEndpoints,
  reviewEndpoints,
  roadmapEndpoints,
  stageEndpoints,
  startupEndpoints,
  teamEndpoints,
  waitingEndpoints,
} from '@pv/contract';

/** What every change of a project makes stale: whose move it is stands in all of these. */
export const PROJECT_STALES = [
  projectEndpoints.get,
  startupEndpoints.get,
  articleEndpoints.get,
  projectEndpoints.listAll,
  projectEndpoints.reviews,
  roadmapEndpoints.deleted,
  stageEndpoints.reviews,
  teamEndpoints.list,
  reviewEndpoints.waiting,
  reviewEndpoints.summary,
  editionEndpoints.ofProject,
  editionEndpoints.ofStage,
  fileEndpoints.list,
  waitingEndpoints.ofProject,
] as const;
