export { findGuests } from './guests.ts';
export { findWaiting, keepUnanswered, ownerIn } from './keep-unanswered.ts';
export { readThreads } from './load-comments.ts';
export { countComments, findSaid } from './said-of.ts';
