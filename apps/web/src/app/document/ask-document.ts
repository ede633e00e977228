import { documentEndpoints } from '@pv/contract';
import { keyOf } from '../../platform/query/use-endpoint.ts';
import type { Services } from '../../platform/ServicesContext.tsx';

/** Asks for the document of a stage while the code of the editor comes; the page says what fails. */
export function askDocument({ queries, call }: Services, stageId: string): void {
  const request = { params: { id: stageId } };
  void queries.prefetchQuery({
    queryKey: keyOf(documentEndpoints.ofStage, request),
    queryFn: ({ signal }) => call(documentEndpoints.ofStage, request, { signal }),
  });
}
