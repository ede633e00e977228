import type { Comment } from '@pv/contract';
import type { AnchorPlace } from '@pv/editor-schema';
import type { CommentThread } from '../../comment/public.ts';

/** Which threads are listed. */
export const SHOWN = ['open', 'mine', 'settled', 'all'] as const;
export type Shown = (typeof SHOWN)[number];

export interface Wanted {
  shown: Shown;
  /** Those of one section; all where it is null. */
  section: string | null;
  /** Who looks. */
  me: string | null;
}

const concerns = (me: string | null, { author, mentions }: Comment): boolean =>
  me !== null && (author.id === me || mentions.some(({ id }) => id === me));

/** Whether a thread is one of those that are looked for; a reader's are those that he or she is in. */
export function isWanted(
  { beginning, answers }: CommentThread,
  { shown, section, me }: Wanted,
  places: ReadonlyMap<string, AnchorPlace>,
): boolean {
  if (section !== null && places.get(beginning.id)?.section !== section) return false;
  if (shown === 'open') return beginning.resolved === null;
  if (shown === 'settled') return beginning.resolved !== null;
  return shown === 'all' || [beginning, ...answers].some((one) => concerns(me, one));
}
