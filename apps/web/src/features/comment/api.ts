import { type CommentSubject, commentEndpoints, discussionEndpoints } from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';

/** Everything that was said of one thing. */
export const useComments = (subject: CommentSubject, subject_id: string) =>
  useEndpoint(commentEndpoints.list, { query: { subject, subject_id } });

/** Has comments read anew, such as one that has become a task. */
export function useRefreshComments(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(commentEndpoints.list) });
}

const { get, list } = discussionEndpoints;
/** What waits for an answer in a discussion goes with what is said. */
const options = { stales: [commentEndpoints.list, get, list] };

export const useAddComment = () => useChange(commentEndpoints.add, options);

export const useChangeComment = () => useChange(commentEndpoints.change, options);

export const useRemoveComment = () => useChange(commentEndpoints.remove, options);

/** Settles a thread, or opens it again. */
export const useResolve = () => useChange(commentEndpoints.resolve, options);

export const useReact = () => useChange(commentEndpoints.react, options);
