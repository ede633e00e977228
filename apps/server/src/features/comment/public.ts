export { findGuests } from './guests.ts';
export { findWaiting, keepUnanswered, ownerIn } from './keep-unanswered.ts';
export { readComment, readThreads } from './load-comments.ts';
export { addForeign } from './operations/add-foreign.ts';
export type { CommentReader } from './present-comment.ts';
export { countComments, findSaid } from './said-of.ts';
