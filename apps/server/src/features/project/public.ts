export {
  type DocumentAccess,
  loadDocumentAccess,
  type TitlePerson,
} from './load-document-access.ts';
