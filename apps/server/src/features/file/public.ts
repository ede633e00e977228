export { hashFile } from './inspect/hash-file.ts';
export { isOfType } from './inspect/is-of-type.ts';
export { linkFiles } from './operations/link-files.ts';
export { fileUses } from './queries/file-uses.ts';
export { findSentFiles } from './queries/find-sent-files.ts';
export { fileKey } from './storage-keys.ts';
