import type { person as source } from '../ru/person.ts';
import type { TranslationOf } from '../shape.ts';

/** The page of a person as others see him. */
export const person: TranslationOf<typeof source> = {
  title: 'Person',
  own: 'Your page as seen by',
  as: {
    team: 'Members of projects',
    others: 'Others',
  },
  change: 'Change who sees what',
  contacts: 'Contacts',
  about: 'About',
  projects: 'Projects in common',
  silent: 'Nothing is told here yet.',
  noName: 'No name given',
};
