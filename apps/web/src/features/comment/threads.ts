import { type Comment, type CommentSubject, TASK_ROOM } from '@pv/contract';
import type { Translate } from '@pv/texts';
import type { Callable } from '../mention/public.ts';

/** What is talked about, and whom it may call. */
export interface Subject {
  kind: CommentSubject;
  id: string;
  people: Callable;
}

/** A comment with the answers to it, the oldest first. */
export interface CommentThread {
  beginning: Comment;
  answers: Comment[];
}

/** Comments by threads, in the order of their beginnings. */
export function threadsOf(comments: readonly Comment[]): CommentThread[] {
  return comments
    .filter(({ thread_id }) => thread_id === null)
    .map((beginning) => ({
      beginning,
      answers: comments.filter(({ thread_id }) => thread_id === beginning.id),
    }));
}

/** Threads with those that `first` names before the others, in its order. */
export function firstOf(
  threads: readonly CommentThread[],
  first: readonly string[],
): CommentThread[] {
  const at = ({ beginning: { id } }: CommentThread) => {
    const place = first.indexOf(id);
    return place < 0 ? first.length : place;
  };
  return [...threads].sort((one, other) => at(one) - at(other));
}

/** What stands in the place of a comment that is gone. */
export const goneText = ({ removed_by: remover }: Comment, t: Translate): string =>
  t(remover ? `comments.removedBy.${remover}` : 'comments.deleted');

/** How much is said in threads; what is deleted says nothing. */
export function countIn(threads: readonly CommentThread[]): number {
  const all = threads.flatMap(({ beginning, answers }) => [beginning, ...answers]);
  return all.filter(({ deleted }) => !deleted).length;
}

/** Whether a comment stands in a thread. */
export const isIn = ({ beginning, answers }: CommentThread, id: string | undefined): boolean =>
  id !== undefined && [beginning, ...answers].some((one) => one.id === id);

/**
 * What a task is called that is made of a comment or a remark: its first line, without the gaps that mentions
 * leave.
 */
export const taskTitleOf = ({ text }: Pick<Comment, 'text'>): string =>
  (text.trim().split('\n')[0] ?? '').replace(/\s+/g, ' ').slice(0, TASK_ROOM.title).trimEnd();

/** How long a quotation may be. */
const QUOTED = 1000;

/** A text as it is quoted. */
export function quoteOf(text: string): string {
  const whole = text.trim();
  return whole.length > QUOTED ? `${whole.slice(0, QUOTED - 1).trimEnd()}…` : whole;
}

/** What of the page is selected, where it lies within one element; else nothing. */
export function selectedIn(
  element: Pick<Node, 'contains'> | null,
  selection: Pick<Selection, 'toString' | 'anchorNode' | 'focusNode'> | null,
): string {
  if (!element || !selection) return '';
  const { anchorNode, focusNode } = selection;
  return element.contains(anchorNode) && element.contains(focusNode)
    ? selection.toString().trim()
    : '';
}

/** The address of a page with a comment on it. */
export function addressOf(id: string, page: string): string {
  const address = new URL(page);
  address.searchParams.set('comment', id);
  return address.href;
}
