import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/articles.ts';
/** Articles of the site for their readers. */
export const articles: TranslationOf<typeof ru.articles> = {
  section: { news: 'News', innovation: 'Innovation', science: 'Science' },
  lead: {
    news: 'What is new here and for those who defend theses, publish articles and launch startups.',
    innovation: 'How to take research to a product, a grant and first customers.',
    science: 'How to write, format and get approval for academic works.',
  },
  sections: 'Sections of articles',
  search: 'Search this section',
  clear: 'Show all articles',
  empty: 'There are no articles in this section yet.',
  nothing:
    'Nothing was found in this section for “{{search}}”. Try other words or look into another section.',
  found_one: '{{count}} article found',
  found_other: '{{count}} articles found',
  pages: 'Pages',
  page: 'Page {{page}}',
  noPage: 'There is no page {{page}}',
  pagesInAll_one: 'The section “{{section}}” has {{count}} page.',
  pagesInAll_other: 'The section “{{section}}” has {{count}} pages.',
  lastPage: 'Open the last one',
  more: 'Read next',
  whole: 'All articles in “{{section}}”',
  copyLink: 'Copy the link',
  previous: 'Back',
  next: 'Next',
  updated: 'updated {{date}}',
  minutes_one: '{{count}} minute to read',
  minutes_other: '{{count}} minutes to read',
  onlyRussian: 'This article is available in Russian only.',
  preview: 'This is how readers will see it. Only those who were given the link know this page.',
  previewAmong: 'The block is shown among its neighbours. It stands on the page',
  untitled: 'Untitled',
};
