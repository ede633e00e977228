export { collectForm } from './collect/collect-form.ts';
export { aimOf, planStages } from './collect/plan-stages.ts';
export { subjectOf } from './collect/subject.ts';
export { blockText, type TextBlock, textBlocks } from './collect/text-blocks.ts';
export { makePaper, type PrintedForm } from './operations/make-paper.ts';
export { printForm } from './operations/print-form.ts';
export { tellPrinted } from './operations/tell-printed.ts';
