import { translate } from '@pv/texts';
import type { Work } from '../../../context.ts';
import { notify, settleSupport } from '../../notification/public.ts';
import { whoMay } from '../../platform/public.ts';
import type { RequestRow } from '../queries/load-request.ts';
import {
  type Answered,
  answerLetter,
  closedLetter,
  linesOf,
  mailSender,
  senderButton,
} from './sender-letters.ts';

const about = ({ id: support, topic }: RequestRow) => ({ support, topic });

/** Tells the editors of a new request, or of what was written on in one. */
export async function tellEditors(
  work: Work,
  row: RequestRow,
  variant: 'asked' | 'replied',
  text: string,
): Promise<void> {
  const { number, topic, email, name, userId } = row;
  const who = name || email;
  await notify(work, {
    reason: 'support',
    variant,
    to: await whoMay(work.trx, 'answer_support'),
    actor: { userId, name: who },
    project: null,
    said: about(row),
    letter: ({ locale }) => ({
      subject: translate(locale, `support.mail.desk.${variant}`, { number, topic }),
      paragraphs: [
        translate(locale, 'support.mail.desk.from', { who: name ? `${name}, ${email}` : email }),
        ...linesOf(text),
      ],
      button: {
        title: translate(locale, 'support.mail.desk.open'),
        href: `${work.deps.config.publicUrl}/support-desk/${row.id}`,
      },
    }),
  });
}

/**
 * Tells whoever has asked of an answer, or without an `answer` that the request was closed: on the site and
 * by mail with an account, by mail without one. The editors have nothing to do there any more.
 */
export async function tellSender(
  work: Work,
  row: RequestRow,
  answer: Answered | null,
): Promise<void> {
  await settleSupport(work, row.id, ['asked', 'replied']);
  if (!row.userId) return mailSender(work, row, answer);
  await notify(work, {
    reason: 'support',
    variant: answer ? 'answered' : 'closed',
    to: [row.userId],
    actor: null,
    project: null,
    said: about(row),
    letter: ({ locale }) => ({
      ...(answer ? answerLetter(row, answer, locale) : closedLetter(row, locale)),
      button: senderButton(work, row, locale),
    }),
  });
}
