export { findGuests } from './guests.ts';
export { findWaiting, keepUnanswered, ownerIn } from './keep-unanswered.ts';
export { readComment, readThreads } from './load-comments.ts';
export { addByGuest } from './operations/add-by-guest.ts';
export { addFromFile } from './operations/add-from-file.ts';
export type { CommentReader } from './present-comment.ts';
export { printedRemarks } from './printed-remarks.ts';
export { countComments, findSaid } from './said-of.ts';
