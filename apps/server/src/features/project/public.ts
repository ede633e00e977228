export { stageFieldRoutes } from './field-routes.ts';
export { searchWords } from './list/search-form.ts';
export {
  type DocumentAccess,
  loadDocumentAccess,
  type TitlePerson,
} from './load-document-access.ts';
export { deleteProject } from './operations/delete-project.ts';
export { firstStages, firstStatuses } from './operations/first-stages.ts';
