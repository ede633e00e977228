import { documentEndpoints } from '@pv/contract';
import { readAhead } from '../../editor/document/kept-text.ts';
import { keyOf } from '../../platform/query/use-endpoint.ts';
import type { Services } from '../../platform/ServicesContext.tsx';
import { keptDocument } from './kept-documents.ts';

/** Asks for the document of a stage while the code of the editor comes; the page says what fails. */
export function askDocument({ queries, call }: Services, stageId: string): void {
  const request = { params: { id: stageId } };
  void queries.prefetchQuery({
    queryKey: keyOf(documentEndpoints.ofStage, request),
    queryFn: ({ signal }) => call(documentEndpoints.ofStage, request, { signal }),
  });
}

/** The same in a tab that begins with it: the text is read from this device while the server is asked. */
export function openAhead(services: Services, stageId: string): void {
  askDocument(services, stageId);
  const kept = keptDocument(localStorage, stageId);
  if (kept) readAhead(kept.view.id, kept.userId);
}
