export { useWaitingPosts } from './api.ts';
