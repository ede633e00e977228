import type { forms as source } from '../ru/forms.ts';
import type { TranslationOf } from '../shape.ts';

/** Official papers of a project. The papers themselves are in Russian whatever the language. */
export const forms: TranslationOf<typeof source> = {
  menu: 'Download',
  note: 'The forms are in Russian. Anything missing from the project is left as a blank line to fill in by hand.',
  kind: {
    calendar_plan: 'Calendar plan',
    approval_sheet: 'Approval sheet',
    task_sheet: 'Assignment',
  },
  pdf: 'PDF',
  docx: 'DOCX for Word',
  printing: 'Preparing the file',
  ready: 'The file “{{name}}” is downloaded.',
  stage: 'Stage {{number}}. {{title}}',
  plan: 'plan',
  result: 'result',
  planApproved: 'Plan approved',
  ofDeleted: '{{title}} (deleted stage)',
  deleted: 'Stage deleted',
  notSent: 'Not sent for approval',
};
