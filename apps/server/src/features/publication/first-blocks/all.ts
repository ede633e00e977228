import { BLOCK_STAGES } from '@pv/contract';
import type { FirstBlock } from './first-block.ts';
import { articleGuides } from './guides-article.ts';
import { articleWorkGuides } from './guides-article-work.ts';
import { researchGuides } from './guides-research.ts';
import { researchWorkGuides } from './guides-research-work.ts';
import { startupGuides } from './guides-startup.ts';
import { startupWorkGuides } from './guides-startup-work.ts';
import { homeBlocks } from './home.ts';
import { segmentFeatures } from './segment-features.ts';

const placeOf = ({ stage }: FirstBlock) => (stage ? BLOCK_STAGES.indexOf(stage) : -1);

/** As one goes through a project: what helps at the start, on the way, at the end. */
const byStage = (...guides: readonly (readonly FirstBlock[])[]): readonly FirstBlock[] =>
  guides.flat().toSorted((one, other) => placeOf(one) - placeOf(other));

/** The info blocks that come with the product, by type and in their order. */
export const FIRST_BLOCKS: readonly FirstBlock[] = [
  ...homeBlocks,
  ...segmentFeatures,
  ...byStage(researchGuides, researchWorkGuides),
  ...byStage(articleGuides, articleWorkGuides),
  ...byStage(startupGuides, startupWorkGuides),
];
