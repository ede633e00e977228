export { stageFieldRoutes } from './field-routes.ts';
export { searchWords } from './list/search-form.ts';
export { type DocumentAccess, loadDocumentAccess } from './load-document-access.ts';
export { loadTitleSource, type TitlePerson, type TitleSource } from './load-title-source.ts';
export { deleteProject } from './operations/delete-project.ts';
export { firstStages, firstStatuses } from './operations/first-stages.ts';
