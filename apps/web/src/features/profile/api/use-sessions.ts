import { authEndpoints } from '@pv/contract';
import { usePages } from '../../../app/query/use-pages.ts';

const PAGE = 20;

/** Where one is signed in, page by page, the most recently used first. */
export const useSessions = () =>
  usePages(authEndpoints.sessions, (page) => ({ query: { limit: PAGE, ...page } }));
