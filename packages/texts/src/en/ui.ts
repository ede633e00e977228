import type { ui as source } from '../ru/ui.ts';
import type { TranslationOf } from '../shape.ts';

/** Words of our small components. */
export const ui: TranslationOf<typeof source> = {
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  save: 'Save',
  retry: 'Try again',
  show: 'Show',
  hide: 'Hide',
  required: 'required field',
  optional: 'optional',
  copy: 'Copy',
  copied: 'Copied',
  group: {
    neutral: 'Draft',
    progress: 'Under approval',
    review: 'With the curator',
    revision: 'In revision',
    approve: 'Approved',
    completed: 'Completed',
  },
  move: {
    label: 'Whose move',
    yours: 'Your move',
    theirs: 'Move: {{who}}',
    nobody: 'Nobody’s move: all done',
    since_one: '{{count}} day',
    since_other: '{{count}} days',
    today: 'today',
    missing: 'Missing: {{what}}',
  },
  save_state: {
    saving: 'Saving',
    saved: 'Saved',
    offline: 'No connection, changes are on this device',
    failed: 'Not saved',
  },
  drop: {
    choose: 'Choose a file',
    or: 'or drop it here',
    limit: 'up to {{size}}',
    progress: '{{percent}}% uploaded',
    checking: 'Checking the file',
    abort: 'Stop',
    replace: 'Replace',
    tooLarge: 'The file is larger than {{size}}. Make it smaller and choose it again.',
    empty: 'The file is empty. Choose another one.',
    wrongType: 'Expected a file of type {{types}}',
    failed: 'The upload failed. Check your connection and try again.',
  },
  size: {
    bytes: '{{n}} B',
    kilobytes: '{{n}} KB',
    megabytes: '{{n}} MB',
  },
};
