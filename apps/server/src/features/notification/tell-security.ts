import { notificationTitle } from '@pv/contract';
import { translate } from '@pv/texts';
import type { Work } from '../../context.ts';
import { sayIn, toldOf } from './letters/words-in.ts';
import type { Notice } from './notice.ts';
import { notify } from './notify.ts';

/** Tells a person what was done to his account and what to do if it was not he. */
export async function tellSecurity(
  work: Work,
  userId: string,
  variant: 'recovered' | 'stolen',
): Promise<void> {
  const about = { reason: 'security', variant, actor: null, project: null } as const;
  const notice: Notice = {
    ...about,
    to: [userId],
    letter: ({ locale }) => {
      const title = notificationTitle(toldOf({ ...about, to: [] }), sayIn(locale));
      return {
        subject: title,
        paragraphs: [`${title}.`, translate(locale, 'notifications.mail.security')],
      };
    },
  };
  await notify(work, notice);
}
