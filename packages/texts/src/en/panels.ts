import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/panels.ts';

/** Panels beside the document editor: normocontrol and preview. */
export const panels: TranslationOf<typeof ru.panels> = {
  check: {
    title: 'Standards check',
    checking: 'Checking',
    checked: 'Checked',
    none: 'No breaches found',
    noneHere: 'No breaches in this section',
    failed: 'The check has stopped. The text is safe and you can go on editing.',
    findings_one: '{{count}} finding',
    findings_other: '{{count}} findings',
    severity: {
      must: 'Demanded by the standard',
      should: 'Recommended by the standard',
      practice: 'Accepted practice',
      signs: 'Spaces, dashes and quotation marks',
    },
    filter: 'Section',
    everywhere: 'Whole document',
    wholeDocument: 'Document as a whole',
    sources: 'List of sources',
    clause: '{{standard}}, clause {{clause}}',
    topic: '{{standard}}: {{clause}}',
    fix: 'Fix',
    fixAll: 'Fix all that can be fixed: {{n}}',
    fixRule: 'Fix all {{n}}',
    makeHeading: 'Make it a heading',
    fixHint: 'Fixed automatically; you can undo it',
    fixed_one: '{{count}} finding fixed',
    fixed_other: '{{count}} findings fixed',
    gone: 'This place is gone: the text has changed',
    changing: 'The text keeps changing. Try again when your co-authors pause.',
    fixFailed: 'It could not be fixed, the text is unchanged',
    undo: 'Undo',
    more: 'Show {{n}} more',
  },
  preview: {
    title: 'Page preview',
    page: 'Page {{n}}',
    pages_one: '{{count}} page',
    pages_other: '{{count}} pages',
    first: 'Typesetting the document',
    refreshing: 'Refreshing',
    current: 'Shows the latest text',
    saving: 'Waiting for your edits to reach the server',
    offline: 'No connection. The pages will refresh when it is back.',
    failed: 'The pages could not be refreshed',
    old: 'Below is how they looked before.',
  },
};

export const help: TranslationOf<typeof ru.help> = {
  title: 'Help',
  close: 'Hide help',
  roles: 'What others do',
  own: 'your role',
  rights: 'The full table of rights',
};
