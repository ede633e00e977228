import { supportDeskEndpoints } from '@pv/contract';
import { useChange, useEndpoint } from '../../../platform/query/use-endpoint.ts';

const { list, get } = supportDeskEndpoints;
const stales = [list, get];

type Filters = Parameters<typeof useEndpoint<typeof list>>[1]['query'];

/** A page of the requests for the editors. */
export const useDeskRequests = (query: Filters) =>
  useEndpoint(list, query ? { query } : {}, { keepPrevious: true });

/** A request for the editors. */
export const useDeskRequest = (id: string) => useEndpoint(get, { params: { id } });

/** Takes a request into one's own work. */
export const useTake = () => useChange(supportDeskEndpoints.take, { stales });

/** Answers a request; the form shows what went wrong itself. */
export const useAnswer = () => useChange(supportDeskEndpoints.answer, { stales, ownErrors: true });

/** Closes a request without an answer. */
export const useCloseUnanswered = () => useChange(supportDeskEndpoints.close, { stales });
