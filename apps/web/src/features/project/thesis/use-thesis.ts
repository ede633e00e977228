import { documentEndpoints, type Project, type ThesisView } from '@pv/contract';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** The one document of a final work; null for other projects, whose stages have documents of their own. */
export function useThesis({ id, type }: Pick<Project, 'id' | 'type'>): ThesisView | null {
  const enabled = type === 'nir';
  const { data } = useEndpoint(documentEndpoints.ofProject, { params: { id } }, { enabled });
  return data?.thesis ?? null;
}
