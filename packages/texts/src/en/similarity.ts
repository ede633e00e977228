import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/similarity.ts';

/** How much of a work's text stands in other works of the platform. */
export const similarity: TranslationOf<typeof ru.similarity> = {
  title: 'Internal similarity check',
  note: 'An internal check against works on this platform. It does not replace the official check (Antiplagiat).',
  start: 'Check',
  again: 'Check again',
  none: 'The work has not been checked yet. The check begins by itself when the final result is sent for approval.',
  queued: 'The check is in the queue',
  running: 'Comparing with the works on the platform',
  before: 'The last result is shown meanwhile.',
  failed: 'The check did not succeed. The text of the work is safe, try again.',
  noText: 'There is nothing to compare: the documents and results of the stages have no text.',
  clean: 'Nothing in common with other works.',
  share: '{{share}}%',
  found: 'of the text stands in other works',
  compared_one: 'Checked {{date}}, {{count}} word',
  compared_other: 'Checked {{date}}, {{count}} words',
  counted: 'The title page, headings and the list of sources do not count.',
  works: 'Works with something in common',
  closed: 'A closed work',
  closedNote: 'It is not open to you, so only the share is shown.',
  places_one: '{{count}} place',
  places_other: '{{count}} places',
  placesOf: '{{places}}: {{title}}',
  words_one: '{{count}} word',
  words_other: '{{count}} words',
  more_one: 'And {{count}} more place shorter than these.',
  more_other: 'And {{count}} more places shorter than these.',
};
