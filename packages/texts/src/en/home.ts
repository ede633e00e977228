import type { home as source } from '../ru/home.ts';
import type { TranslationOf } from '../shape.ts';

/** The public home page. */
export const home: TranslationOf<typeof source> = {
  title: 'From topic to defence: research, approvals and a thesis that meets GOST',
  lead: 'Provektor runs a research project together with you: a roadmap of stages, approval by the supervisor and the curator in their order, and an online editor that formats the text to GOST 7.32 by itself.',
  start: 'Get started',
  signIn: 'Sign in',
  features: 'What you can do today',
  approval: {
    title: 'Whose move it is, always in sight',
    text: 'Every section goes along the chain: researcher, supervisor, curator. Each page says who decides, since when, and what is missing.',
  },
  editor: {
    title: 'The document formats itself',
    text: 'Bring your DOCX or write in the editor. Numbering, captions, references and sources follow at once, and the check names the clause of the standard.',
  },
  roadmap: {
    title: 'A roadmap of up to 12 stages',
    text: 'Start from the template for your kind of work: stages and dates are laid out. Each stage has its plan, its result and its reviewers’ remarks.',
  },
  picture: {
    label: 'A project roadmap and a document page formatted to GOST',
    task: 'Task',
    review: 'Review',
    method: 'Method',
    experiment: 'Experiment',
    defence: 'Defence',
    approved: 'Approved',
    yourMove: 'Your move, 2 days',
    figure: 'Figure 3 — Test bench',
    clause: 'cl. 6.5.7 — caption below',
  },
};
