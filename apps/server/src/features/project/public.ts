export { stageFieldRoutes } from './field-routes.ts';
export { addField } from './operations/add-field.ts';
export { createProject } from './operations/create-project.ts';
export { deleteProject } from './operations/delete-project.ts';
export { firstStages, firstStatuses } from './operations/first-stages.ts';
export { startupRefusal } from './startup-refusal.ts';
export { toldStage } from './told-stage.ts';
