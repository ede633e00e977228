export { hashFile } from './inspect/hash-file.ts';
export { isOfType } from './inspect/is-of-type.ts';
export { inspect, requireType, seal } from './inspect/sealed.ts';
export { linkFiles } from './operations/link-files.ts';
export { fileUses } from './queries/file-uses.ts';
export { findSentFiles } from './queries/find-sent-files.ts';
export { begunAfter, requireRoom, UPLOAD_MINUTES } from './require-room.ts';
export { fileKey } from './storage-keys.ts';
