export { TASK_KEYS } from './keys/task-keys.ts';
export { useLastProject } from './mine/last-project.ts';
