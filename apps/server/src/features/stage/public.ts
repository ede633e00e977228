export { listDeleted } from './operations/list-deleted.ts';
