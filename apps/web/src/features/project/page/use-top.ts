import type { Project } from '@pv/contract';
import { haveCome, useCome } from '../../../platform/query/use-come.ts';
import { useHelpfulHasCome } from '../../site/public.ts';
import { useFiles, useWaits } from '../api.ts';
import { useOffer } from '../links/DiscussionLink.tsx';
import { useLinks } from '../links/LinkedProjects.tsx';
import { useWork } from '../thesis/use-thesis.ts';

/**
 * Asks for what stands above the roadmap, and inside of the row that opens by itself, together with the project.
 * Tells whether it has come: the page is drawn in one piece then.
 */
export function useTop(project: Pick<Project, 'id' | 'type'>): boolean {
  const { id, type } = project;
  const guides = useHelpfulHasCome(type);
  const own = haveCome(useOffer(id), useLinks(id), useWaits(id), useFiles(id), useWork(project));
  return useCome(own && guides);
}
