import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/pages.ts';

/** Pages of the site around the texts that editors write. */
export const pages: TranslationOf<typeof ru.pages> = {
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

/** What search engines and messengers are told of the product. */
export const site = {
  description:
    'Research, approvals and a thesis formatted to GOST: a roadmap, decisions in order, an online editor.',
  rules:
    'The rules of Provektor: who may work here, whose the texts and files are, what is not allowed or promised.',
  personalData:
    'Which personal data Provektor processes, what for, for how long, and how to withdraw consent.',
  rights:
    'Who may do what in a project: rights of researcher, supervisor, curator and the roles of a startup.',
} as const;

/** The public home page. */
export const home: TranslationOf<typeof ru.home> = {
  title: 'From topic to defence: research, approvals and a thesis that meets GOST',
  lead: 'Provektor runs a research project together with you: a roadmap of stages, approval by the supervisor and the curator in their order, and an online editor that formats the text to GOST 7.32 by itself.',
  start: 'Get started',
  signIn: 'Sign in',
  features: 'What you can do today',
  news: { title: 'News', all: 'All news' },
  academies: {
    title: 'Where to learn',
    go: 'Go to the Academy',
    goTo: 'Go to the Academy: {{title}}',
    guides: 'Guides of the academy',
  },
  segments: 'Who benefits',
  picture: {
    project:
      'The page of a project: whose move it is, what is to be done, and the roadmap of stages',
    editor:
      'The editor: a thesis with a formula and a reference to it, findings of the check beside it',
  },
};
