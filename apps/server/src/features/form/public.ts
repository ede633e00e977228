export { collectForm } from './collect/collect-form.ts';
export { planStages } from './collect/plan-stages.ts';
export { FORM_MIME, type PrintedForm, printForm } from './operations/print-form.ts';
