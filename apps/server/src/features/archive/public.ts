/** What other features may ask of archives. */
export { endArchives } from './operations/end-archives.ts';
