export { type ArticleDifference, compareArticles } from './article.ts';
export { compareContent } from './content.ts';
export { compareDocuments, compareReadFiles, readDocument } from './document.ts';
export { compareWords } from './words.ts';
