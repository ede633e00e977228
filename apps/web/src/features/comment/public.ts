export { useComments, useMakeTask, useRefreshSources } from './api.ts';
export { type Beginning, Comments, type ThreadFilter } from './Comments.tsx';
export { commentPlace } from './places.ts';
export type { Making } from './talk.ts';
export { type CommentThread, firstOf, taskTitleOf, threadsOf } from './threads.ts';
