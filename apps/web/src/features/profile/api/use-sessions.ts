import { authEndpoints } from '@pv/contract';
import { listById, usePages } from '../../../platform/query/use-pages.ts';

const PAGE = 20;
const SESSIONS = listById(authEndpoints.sessions, (page) => ({
  rows: page.sessions,
  next: page.next_cursor,
}));

/** Where one is signed in, page by page, the most recently used first. */
export const useSessions = () =>
  usePages(SESSIONS, (page) => ({ query: { limit: PAGE, ...page } }));
