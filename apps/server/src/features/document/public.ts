export { fileNameOf } from './file-name.ts';
export { type DocumentAccess, loadDocumentAccess } from './load-document-access.ts';
export { loadTitleFacts } from './load-title-facts.ts';
export { loadTitleSource } from './load-title-source.ts';
export { printDocument } from './print-document.ts';
export { readRadiogram, seedDemoDocument } from './seed-demo-document.ts';
export { titlePageOf } from './title-page.ts';
export { postOf, signedName } from './title-person.ts';
export type { TitleFacts, TitlePerson, TitleSource } from './title-source.ts';
