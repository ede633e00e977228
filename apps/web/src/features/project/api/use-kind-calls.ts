import { PROJECT_CALLS, type ProjectType, projectTypeSchema } from '@pv/contract';
import { useParams } from '@tanstack/react-router';

/** The kind of project that the address names; unknown kinds show no project at all. */
export function useProjectType(): ProjectType {
  const { projectType } = useParams({ strict: false });
  return projectTypeSchema.catch('nir').parse(projectType);
}

/** The calls of the kind of project that the address names. */
export function useKindCalls() {
  return PROJECT_CALLS[useProjectType()];
}
