import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/norm-sheet.ts';

/** Findings that are set aside, and the sheet of normocontrol. */
export const normSheet: TranslationOf<typeof ru.normSheet> = {
  file: 'Sheet of normocontrol',
  menu: 'Sheet of normocontrol',
  pdf: 'Download PDF',
  docx: 'Download DOCX',
  ready: 'The file “{{name}}” is saved.',
  hide: 'Hide',
  hideRule: 'Hide the rule',
  reason: 'Why hide it',
  reasonNote: 'The reason goes into the sheet of normocontrol.',
  cancel: 'Cancel',
  hidden: 'Hidden',
  wholeRule: 'The whole rule',
  byWhom: '{{name}}, {{day}}',
  show: 'Show again',
  done: 'The finding is hidden',
  undo: 'Undo',
};
