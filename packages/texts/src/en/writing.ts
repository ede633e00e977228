import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/writing.ts';

/** Help with the writing itself, on the page of a document alone. */
export const writing: TranslationOf<typeof ru.writing> = {
  find: {
    title: 'Find and replace',
    button: 'Find',
    replaceTitle: 'Find and replace',
    what: 'Find in the document',
    with: 'Replace with',
    matchCase: 'Match case',
    wholeWord: 'Whole word',
    pattern: 'Regular expression',
    previous: 'Previous match (Shift+Enter)',
    next: 'Next match (Enter)',
    one: 'Replace',
    all: 'Replace all',
    searching: 'Searching',
    found_one: '{{count}} match',
    found_other: '{{count}} matches',
    at: '{{n}} of {{count}}',
    bad: 'The regular expression has an error',
    slow: 'The expression is too complex, the search was stopped',
    failed: 'The search failed. Change the query and try again.',
    changing: 'Nothing was replaced: the text has changed. Try again.',
    replaced_one: '{{count}} match replaced',
    replaced_other: '{{count}} matches replaced',
  },
};
