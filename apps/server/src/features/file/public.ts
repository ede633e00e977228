export { isOfType } from './inspect/is-of-type.ts';
export { linkFiles } from './operations/link-files.ts';
export { type CurrentFile, currentFiles } from './queries/current-files.ts';
export { findSentFiles } from './queries/find-sent-files.ts';
