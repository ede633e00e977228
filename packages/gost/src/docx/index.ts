export { writeDocx } from './write-docx.ts';
export type { DocxOptions } from './writer.ts';
