export { stageFieldRoutes } from './field-routes.ts';
export { searchForm, searchWords } from './list/search-form.ts';
export { type DocumentAccess, loadDocumentAccess } from './load-document-access.ts';
export { loadTitleFacts } from './load-title-facts.ts';
export { loadTitleSource } from './load-title-source.ts';
export { createProject } from './operations/create-project.ts';
export { deleteProject } from './operations/delete-project.ts';
export { firstStages, firstStatuses } from './operations/first-stages.ts';
export { startupRefusal } from './startup-refusal.ts';
