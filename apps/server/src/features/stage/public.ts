export { createStage } from './operations/create-stage.ts';
export { listDeleted } from './operations/list-deleted.ts';
