import type { DocumentSnapshot } from '@pv/editor-schema';
import type { RuleId } from '../../registry.ts';
import { articles } from './article.ts';
import { blocks } from './blocks.ts';
import { inline } from './inline.ts';
import { structure } from './structure.ts';

/** For every rule, the smallest document that breaks it: a rule without one does not compile. */
export const BREACHES: Readonly<Record<RuleId, DocumentSnapshot>> = {
  ...articles,
  ...structure,
  ...blocks,
  ...inline,
};
