import type {
  BlockStage,
  BlockTypeSlug,
  HelpfulArticle,
  InfoBlock,
  ProjectType,
} from '@pv/contract';
import { haveCome } from '../../../platform/query/use-come.ts';
import { useHelpfulArticles } from '../../publication/public.ts';
import { useBlocks } from '../api.ts';

/** The guides that help with a kind of project. */
const GUIDES_OF: Readonly<Record<ProjectType, BlockTypeSlug>> = {
  nir: 'guides-research',
  article: 'guides-article',
  startup: 'guides-startup',
};

/** Kinds of projects without stages of their own: what is done in those is done at the finish. */
const NO_STAGES: ReadonlySet<ProjectType> = new Set(['article']);

/** Those of the guides that help at a stage of a project; their order stays. */
export function guidesAt<G extends { stage: BlockStage | null }>(
  guides: readonly G[],
  at: { type: ProjectType; stage: BlockStage },
): G[] {
  const all = at.stage === 'finish' && NO_STAGES.has(at.type);
  return guides.filter(({ stage }) => stage === at.stage || (all && stage === 'numeric'));
}

/** A guide, or an article that editors have put beside projects of a kind. */
export type Helpful = InfoBlock | HelpfulArticle;

/** Whether what helps with a kind of project is here, or cannot be loaded. */
export const useHelpfulHasCome = (type: ProjectType): boolean =>
  haveCome(useBlocks(GUIDES_OF[type]), useHelpfulArticles(type));

/** What helps with a kind of project, the guides first; what cannot be loaded is left out. */
export function useHelpful(type: ProjectType): Helpful[] {
  const guides = useBlocks(GUIDES_OF[type]).data?.info_blocks ?? [];
  const articles = useHelpfulArticles(type).data?.articles ?? [];
  return [...guides, ...articles];
}
