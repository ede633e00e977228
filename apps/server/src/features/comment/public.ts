export { countComments, findSaid } from './said-of.ts';
