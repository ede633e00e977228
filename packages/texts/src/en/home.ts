import type { home as source } from '../ru/home.ts';
import type { TranslationOf } from '../shape.ts';
/** The public home page. */
export const home: TranslationOf<typeof source> = {
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
    label: 'A project roadmap and a document page formatted to GOST',
    task: 'Assignment',
    review: 'Review',
    method: 'Method',
    experiment: 'Experiment',
    defence: 'Defence',
    approved: 'Approved',
    yourMove: 'Your move, 2\u00a0days',
    figure: 'Figure 3 — Test bench',
    clause: 'cl. 6.5.7 — caption below',
  },
};
