import { documentEndpoints, type Project, type ThesisView } from '@pv/contract';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** Whether a research project is a final work, and what is known of its one document. */
export const useWork = ({ id, type }: Pick<Project, 'id' | 'type'>) =>
  useEndpoint(documentEndpoints.ofProject, { params: { id } }, { enabled: type === 'nir' });

/** The one document of a final work; null for other projects, whose stages have documents of their own. */
export const useThesis = (project: Pick<Project, 'id' | 'type'>): ThesisView | null =>
  useWork(project).data?.thesis ?? null;
