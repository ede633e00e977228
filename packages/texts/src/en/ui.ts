import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/ui.ts';

/** Words of our small components. */
export const ui: TranslationOf<typeof ru.ui> = {
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  more: 'Show more',
  showAll: 'Show all',
  retry: 'Try again',
  show: 'Show',
  understood: 'Showing results for “{{words}}”.',
  copy: 'Copy',
  copied: 'Copied',
  byHand: {
    title: 'Copy it yourself',
    text: 'The browser refused to copy, as it does without a secure connection. The text is selected: press Ctrl+C.',
    label: 'What to copy',
  },
  move: {
    yours: 'Your move',
    theirs: 'Move: {{who}}',
    nobody: 'No action needed',
    since_one: '{{count}} day',
    since_other: '{{count}} days',
    today: 'today',
    missing: 'missing: {{what}}',
    advised: 'worth adding: {{what}}',
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
    tooLarge: 'The file is larger than {{size}}. Make it smaller and choose it again.',
    empty: 'The file is empty. Choose another one.',
    wrongType: 'Expected a file of type {{types}}',
  },
  day: {
    clear: 'Clear: {{label}}',
    nextMonth: 'Next month',
    previousMonth: 'Previous month',
    nextYear: 'Next year',
    previousYear: 'Previous year',
    nextDecade: 'Next ten years',
    previousDecade: 'Previous ten years',
    chooseMonth: 'Choose a month',
    chooseYear: 'Choose a year',
    unread: 'There is no such date: {{typed}}. Enter day, month and year, such as {{example}}.',
    shortYear: 'Write the year in four digits, such as {{example}}.',
    format: 'Day Month Year',
    language: 'en',
  },
  size: {
    bytes: '{{n}}\u00a0B',
    kilobytes: '{{n}}\u00a0KB',
    megabytes: '{{n}}\u00a0MB',
  },
};

/** The version for the visually impaired. */
export const sight: TranslationOf<typeof ru.sight> = {
  title: 'Version for the visually impaired',
  ordinary: 'Ordinary version',
  settings: 'Display settings',
  size: 'Letter size',
  percent: '{{value}}%',
  colours: 'Colours',
  letter: 'C',
  colour: {
    white: 'Black on white',
    black: 'White on black',
    blue: 'Dark blue on light blue',
  },
  spacing: 'Between letters',
  gap: { normal: 'Ordinary', wide: 'Wider', wider: 'Widest' },
  pictures: 'Pictures',
  picture: { on: 'Show', off: 'Hide' },
};
