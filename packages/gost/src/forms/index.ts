export * from './approval-sheet.ts';
export * from './calendar-plan.ts';
export type { Form } from './form.ts';
export type { FormSubject } from './head.ts';
export type { FormPerson, FormRole } from './people.ts';
export * from './task-sheet.ts';
export { type FormWork, WORKS } from './works.ts';
export { writeFormDocx } from './write-form-docx.ts';
export { writeFormTypst } from './write-form-typst.ts';
