export { type CurrentFile, currentFiles } from './queries/current-files.ts';
