import type { ApprovalAction } from '@pv/contract';
import { type Draft, useTabDrafts } from '../../../platform/drafts.ts';

/**
 * Finds what was typed in the dialog of a decision and not sent: closing the dialog throws nothing away,
 * and closing the tab does. `id` is that of the project or the stage.
 */
export function useReviewDraft(): (
  id: string,
  decision: Pick<ApprovalAction, 'section' | 'intent'>,
) => Draft {
  const find = useTabDrafts();
  return (id, { section, intent }) => find(`review ${id} ${section} ${intent}`);
}
