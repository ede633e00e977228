export { compareContent } from './content.ts';
export { compareDocuments, readDocument } from './document.ts';
export { compareWords } from './words.ts';
