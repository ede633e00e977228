import { controlEventEndpoints } from '@pv/contract';
import { notFound } from '@tanstack/react-router';
import { askAhead } from '../../../platform/query/queries.ts';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';
import type { Services } from '../../../platform/ServicesContext.tsx';

const ofEvent = (id: string) => ({ params: { id } });

/**
 * The report of an address before its page is drawn.
 * @throws NotFoundError where the event is of another type, or not published
 */
export async function loadReport(
  context: Pick<Services, 'queries' | 'call'>,
  { controlEventType, id }: { controlEventType: string; id: string },
) {
  const report = await askAhead(context, controlEventEndpoints.report, ofEvent(id));
  if (report && report.type !== controlEventType) throw notFound();
  return report;
}

/** The report as it is at this moment. */
export const useReport = (id: string) => useEndpoint(controlEventEndpoints.report, ofEvent(id));
