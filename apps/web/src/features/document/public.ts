export { checkPanel } from './check/panel.ts';
export { isEmptyDocument } from './import/is-empty-document.ts';
