import { commentEndpoints, type DiscussionTab, discussionEndpoints } from '@pv/contract';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { listById, usePages } from '../../platform/query/use-pages.ts';

const { get, list, offer } = discussionEndpoints;
const stales = [get, list, offer];

const ROWS = listById(list, (page) => ({ rows: page.discussions, next: page.next_cursor }));

/** The discussions of a tab that the reader may read, page by page. */
export const useDiscussions = (query: { tab: DiscussionTab; search?: string }) =>
  usePages(ROWS, (page) => ({ query: { ...query, ...page } }), { keep: 'filled' });

export const useDiscussion = (id: string) => useEndpoint(get, { params: { id } });

/** What a project has to discuss; asked once it is known which project. */
export const useOffer = (projectId: string | null) =>
  useEndpoint(offer, { query: { project_id: projectId ?? '' } }, { enabled: projectId !== null });

/** Opens the discussion of a project. */
export const useOpenDiscussion = () =>
  useChange(discussionEndpoints.open, { stales, ownErrors: true });

/** Changes what is shown, to whom, and who answers. */
export const useChangeDiscussion = () => useChange(discussionEndpoints.change, { stales });

/** Ends what may be said, or opens it again. */
export const useCloseDiscussion = () =>
  useChange(discussionEndpoints.close, { stales: [...stales, commentEndpoints.list] });

export const useRemoveDiscussion = () =>
  useChange(discussionEndpoints.remove, { stales: [list, offer] });
