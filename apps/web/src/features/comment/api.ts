import {
  type CommentSubject,
  commentEndpoints,
  discussionEndpoints,
  projectEndpoints,
  stageEndpoints,
  taskEndpoints,
} from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';

/** Everything that was said of one thing. */
export const useComments = (subject: CommentSubject, subject_id: string) =>
  useEndpoint(commentEndpoints.list, { query: { subject, subject_id } });

/** What tasks are made of, comments and remarks: each leads to its task as long as that is there. */
const SOURCES = [commentEndpoints.list, projectEndpoints.reviews, stageEndpoints.reviews];

/** Has that read anew of which a task was made, is gone or is back. */
export function useRefreshSources(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      SOURCES.map((source) => queries.invalidateQueries({ queryKey: keyOf(source) })),
    );
  };
}

/** Makes a task of a comment or of a remark. */
export const useMakeTask = () =>
  useChange(taskEndpoints.create, {
    stales: [taskEndpoints.ofProject, taskEndpoints.ofStage, ...SOURCES],
  });

const { get, list } = discussionEndpoints;
/** What waits for an answer in a discussion goes with what is said. */
const options = { stales: [commentEndpoints.list, get, list] };

export const useAddComment = () => useChange(commentEndpoints.add, options);

export const useChangeComment = () => useChange(commentEndpoints.change, options);

export const useRemoveComment = () => useChange(commentEndpoints.remove, options);

/** Settles a thread, or opens it again. */
export const useResolve = () => useChange(commentEndpoints.resolve, options);

export const useReact = () => useChange(commentEndpoints.react, options);
