export { leaveTasks } from './operations/leave-tasks.ts';
