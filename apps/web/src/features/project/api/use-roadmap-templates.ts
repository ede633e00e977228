import { type ProjectType, projectEndpoints } from '@pv/contract';
import { useEndpoint } from '../../../app/query/use-endpoint.ts';

/** The roadmaps that a project of this kind may begin with, in the language of the page. */
export const useRoadmapTemplates = (type: ProjectType) =>
  useEndpoint(projectEndpoints.templates, { query: { project_type: type } });
