export { writeDocx } from './write-docx.ts';
export type { DocxOptions, FileComment } from './writer.ts';
