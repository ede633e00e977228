export { type CheckedFile, checkFile, type FileFinding } from './check-file.ts';
export { commentFile, type FileComment } from './comment-file.ts';
export { mendFile } from './mend-file.ts';
export { FILE_RULES, type FileRuleId } from './registry.ts';
