import type { NotificationSaid, VariantOf } from '@pv/contract';
import type { Work } from '../../context.ts';
import { notify } from '../notification/public.ts';
import { whoMay } from '../platform/public.ts';
import type { OpportunityRow, ResponseRecord } from './load-opportunity.ts';

interface Actor {
  userId: string | null;
  name: string;
}

const about = ({ id, content }: OpportunityRow): NotificationSaid => ({
  opportunity: id,
  title: content.title,
});

/** Tells the editors that somebody's first post waits for them. */
export async function tellEditors(work: Work, row: OpportunityRow, actor: Actor): Promise<void> {
  await notify(work, {
    reason: 'opportunity',
    variant: 'submitted',
    to: await whoMay(work.trx, 'moderate_opportunities'),
    actor,
    project: null,
    said: about(row),
  });
}

/** Tells whoever has posted what has become of it; `note` is the word of the editors. */
export async function tellAuthor(
  work: Work,
  row: OpportunityRow,
  variant: 'published' | 'returned' | 'expiring' | 'expired',
  said: Pick<NotificationSaid, 'note' | 'count'> = {},
): Promise<void> {
  await notify(work, {
    reason: 'opportunity',
    variant,
    to: row.authorId ? [row.authorId] : [],
    actor: null,
    project: null,
    said: { ...about(row), ...said },
  });
}

/** Tells whoever has posted of a new response, and of one that is taken back. */
export async function tellOfResponse(
  work: Work,
  row: OpportunityRow,
  response: Pick<ResponseRecord, 'id'>,
  { actor, withdrawn = false }: { actor: Actor; withdrawn?: boolean },
): Promise<void> {
  const told = {
    to: row.authorId ? [row.authorId] : [],
    actor,
    project: null,
    said: { ...about(row), response: response.id },
  };
  await (withdrawn
    ? notify(work, { reason: 'response_progress', variant: 'withdrawn', ...told })
    : notify(work, { reason: 'opportunity', variant: 'response', ...told }));
}

type Answer = VariantOf<'opportunity'> & ('accepted' | 'declined');
type Unanswered = VariantOf<'opportunity'> & ('lapsed' | 'gone' | 'taken');
type Progress = VariantOf<'response_progress'> & ('seen' | 'shortlisted');

/** Tells whoever has responded how far it has come; `note` is what was said with the decision. */
export async function tellResponder(
  work: Work,
  row: OpportunityRow,
  response: Pick<ResponseRecord, 'id' | 'userId'>,
  { variant, actor, note = '' }: { variant: Answer | Progress; actor: Actor | null; note?: string },
): Promise<void> {
  const told = {
    to: [response.userId],
    actor,
    project: null,
    said: { ...about(row), response: response.id, ...(note && { note }) },
  };
  await (variant === 'seen' || variant === 'shortlisted'
    ? notify(work, { reason: 'response_progress', variant, ...told })
    : notify(work, { reason: 'opportunity', variant, ...told }));
}

/**
 * Tells whoever was not answered that nobody waits any more: for a month nothing was said, somebody else does
 * the work, or whoever has posted is gone with all that he has posted.
 */
export async function tellUnanswered(
  work: Work,
  lapsed: readonly { row: OpportunityRow; response: Pick<ResponseRecord, 'id' | 'userId'> }[],
  variant: Unanswered,
): Promise<void> {
  const notices = lapsed.map(({ row, response }) => ({
    reason: 'opportunity' as const,
    variant,
    to: [response.userId],
    actor: null,
    project: null,
    // what is gone leads nowhere
    said:
      variant === 'gone' ? { title: row.content.title } : { ...about(row), response: response.id },
  }));
  await notify(work, ...notices);
}
