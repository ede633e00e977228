import type { HelpfulArticle, InfoBlock, ProjectType } from '@pv/contract';
import { useHelpfulArticles } from '../../publication/public.ts';
import { useBlocks } from '../api.ts';
import { GUIDES_OF } from './guides-of.ts';

/** A guide, or an article that editors have put beside projects of a kind. */
export type Helpful = InfoBlock | HelpfulArticle;

/** What helps with a kind of project, the guides first; what cannot be loaded is left out. */
export function useHelpful(type: ProjectType): Helpful[] {
  const guides = useBlocks(GUIDES_OF[type]).data?.info_blocks ?? [];
  const articles = useHelpfulArticles(type).data?.articles ?? [];
  return [...guides, ...articles];
}
