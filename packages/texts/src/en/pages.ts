import type { pages as source } from '../ru/pages.ts';
import type { TranslationOf } from '../shape.ts';

/** Pages of the site around the texts that editors write. */
export const pages: TranslationOf<typeof source> = {
  nav: {
    about: 'About',
    editor: 'Online editor',
    privacy: 'Privacy',
    support: 'Support',
    partners: 'Partners and advertisers',
    faq: 'Questions and answers',
  },
  onlyRussian: 'This text is available in Russian only.',
  updated: 'Updated {{date}}',
  faq: {
    search: 'Find a question',
    clear: 'Show all questions',
    nothing:
      'Nothing found for “{{words}}”. Try other words, or write to support: a person will answer.',
    near: 'No question has all of these words. Here are the closest ones.',
    found_one: '{{count}} question found',
    found_other: '{{count}} questions found',
    link: 'Link to this question',
    more: 'No answer here?',
    support: 'Write to support',
  },
  segments: { others: 'Who else it is for', example: 'See a ready example' },
  academies: {
    research: 'Academy of scientific and practical research',
    entrepreneurship: 'Academy of innovative entrepreneurship',
  },
  guides: {
    title: 'Guides and articles',
    useful: 'Useful here:',
    stage: {
      start: 'For the beginning of a project',
      numeric: 'For the stages',
      finish: 'For the end of a project',
    },
  },
};
