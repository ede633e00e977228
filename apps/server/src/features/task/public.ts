export { leaveTasks } from './operations/leave-tasks.ts';
export { writeTable } from './operations/write-table.ts';
