export { collectForm } from './collect/collect-form.ts';
export { FORM_MIME, type PrintedForm, printForm } from './operations/print-form.ts';
