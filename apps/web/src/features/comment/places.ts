import type { CommentSubject } from '@pv/contract';

/** Under which names comments are kept on the device while they are written. */
export const commentPlace = {
  begin: (subject: CommentSubject, id: string): string => `comment.${subject}.${id}`,
  /** The place in a document at which one is begun. */
  anchor: (id: string): string => `comment.document.${id}.anchor`,
  answer: (threadId: string): string => `comment.answer.${threadId}`,
  /** What an answer quotes, beside its words. */
  quote: (threadId: string): string => `comment.answer.${threadId}.quote`,
  edit: (id: string): string => `comment.edit.${id}`,
};
