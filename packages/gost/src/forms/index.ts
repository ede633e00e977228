export * from './approval-sheet.ts';
export * from './calendar-plan.ts';
export { writeFormDocx } from './docx/write-form-docx.ts';
export type { Form } from './form.ts';
export type { FormSubject } from './head.ts';
export type { FormPerson, FormRole } from './people.ts';
export * from './task-sheet.ts';
export { writeFormTypst } from './typst/write-form-typst.ts';
export { type FormWork, WORKS } from './works.ts';
