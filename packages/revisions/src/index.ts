export { type ArticleDifference, compareArticles } from './article.ts';
export { compareContent } from './content.ts';
export { compareDocuments, readDocument } from './document.ts';
export { compareWords } from './words.ts';
