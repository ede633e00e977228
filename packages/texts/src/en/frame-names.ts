import type { frameNames as ru } from '../ru/frame-names.ts';
import type { TranslationOf } from '../shape.ts';

/** What the frame of every page says of nouns that it does not say more of. */
export const frameNames: TranslationOf<typeof ru> = {
  section: { news: 'News', innovation: 'Innovation', science: 'Science' },
  rightsTitle: 'Who may do what',
  supportLink: { write: 'Contact support' },
  homeTitle: 'From topic to defence: research, approvals and a thesis that meets GOST',
};
