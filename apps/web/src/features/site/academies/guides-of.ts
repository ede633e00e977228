import type { BlockStage, BlockTypeSlug, ProjectType } from '@pv/contract';

/** The guides that help with a kind of project. */
export const GUIDES_OF: Readonly<Record<ProjectType, BlockTypeSlug>> = {
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
