export { seedDemoDocument } from './demo/seed-demo-document.ts';
export { type FrozenDocument, freezeDocument } from './freeze-document.ts';
export { keptDocument } from './queries/kept-document.ts';
export { refreshEditors } from './refresh-editors.ts';
export { isDocumentEmpty, type StageDocument, stageDocuments } from './stage-documents.ts';
export { titlePageOf } from './title-page.ts';
export { postOf, signedName } from './title-person.ts';
export type { TitleFacts, TitlePerson, TitleSource } from './title-source.ts';
