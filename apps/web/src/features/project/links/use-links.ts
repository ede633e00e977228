import { fileEndpoints, type SpinoffLinks, spinoffEndpoints } from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keyOf, useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** How often a PDF that is being made is asked for. */
const AGAIN_MS = 2000;

/** What a project has grown from and what has grown from it. */
export const useLinks = (projectId: string) =>
  useEndpoint(spinoffEndpoints.links, { params: { id: projectId } });

const isWaiting = ({ documents }: SpinoffLinks) =>
  documents.some(({ status }) => status === 'queued');

/**
 * As `useLinks`. While a PDF is being made it is asked again, and the files of the project once it is
 * there.
 */
export function useFollowedLinks(projectId: string) {
  const queries = useQueryClient();
  const links = useEndpoint(
    spinoffEndpoints.links,
    { params: { id: projectId } },
    { again: (answer) => (isWaiting(answer) ? AGAIN_MS : false) },
  );
  const waiting = links.data ? isWaiting(links.data) : false;
  useEffect(() => {
    if (!waiting) return;
    return () => {
      void queries.invalidateQueries({ queryKey: keyOf(fileEndpoints.list) });
    };
  }, [waiting, queries]);
  return links;
}
