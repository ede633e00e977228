import { translate } from '@pv/texts';
import type { Work } from '../../context.ts';
import { notify } from './notify.ts';

/** Tells a person what was done to his account and what to do if it was not he. */
export async function tellSecurity(
  work: Work,
  userId: string,
  variant: 'recovered' | 'stolen',
): Promise<void> {
  await notify(work, {
    reason: 'security',
    variant,
    to: [userId],
    actor: null,
    project: null,
    letter: ({ locale }) => ({
      subject: translate(locale, `mail.${variant}.subject`),
      paragraphs: [
        translate(locale, `mail.${variant}.intro`),
        translate(locale, 'mail.passwordChanged.notYou'),
      ],
      // whoever it was not signs in nowhere before the access is recovered
      button: null,
    }),
  });
}
