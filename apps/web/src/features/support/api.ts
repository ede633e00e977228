import { supportEndpoints, supportGuestEndpoints, webPageEndpoints } from '@pv/contract';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { listById, usePages } from '../../platform/query/use-pages.ts';

/** The request for the questions and answers; the same from the route and from the page. */
export const FAQ = { query: { path: 'faq' } };

const { facts, list, get } = supportEndpoints;
const stales = [list, get];
const ofGuest = [supportGuestEndpoints.get];

/** The questions with answers that the site has already. */
export const useAnswers = () => useEndpoint(webPageEndpoints.get, FAQ);

/** How soon the support answers. */
export const useSupportFacts = () => useEndpoint(facts, {});

/** How many requests stand on the page before more are asked for. */
const AT_FIRST = 5;

const OWN = listById(list, (page) => ({ rows: page.requests, next: page.next_cursor }));

/** The requests of the signed-in person, page by page: the last changed few, then as many as a page has. */
export const useOwnRequests = () =>
  usePages(OWN, (page) => ({ query: page.cursor ? page : { limit: AT_FIRST } }));

/** A request of one's own. */
export const useOwnRequest = (id: string) => useEndpoint(get, { params: { id } });

/** A request by its secret link. */
export const useLinkedRequest = (token: string) =>
  useEndpoint(supportGuestEndpoints.get, { params: { token } });

/** Sends a request from one's account. */
export const useSend = () => useChange(supportEndpoints.add, { stales, ownErrors: true });

/** Sends a request without an account. */
export const useSendAsGuest = () => useChange(supportGuestEndpoints.add, { ownErrors: true });

/** Writes on in a request of one's own. */
export const useReply = () => useChange(supportEndpoints.reply, { stales, ownErrors: true });

/** Says that a request of one's own is solved. */
export const useCloseRequest = () => useChange(supportEndpoints.close, { stales });

/** Writes on in a request by its secret link. */
export const useReplyByLink = () =>
  useChange(supportGuestEndpoints.reply, { stales: ofGuest, ownErrors: true });

/** Says by the secret link that a request is solved. */
export const useCloseByLink = () => useChange(supportGuestEndpoints.close, { stales: ofGuest });
