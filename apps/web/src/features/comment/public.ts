export { Comments } from './Comments.tsx';
export type { Making } from './talk.ts';
