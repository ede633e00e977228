import { supportPromise } from '@pv/contract';
import { translate, translateDynamic } from '@pv/texts';
import type { Locale, Work } from '../../../context.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { composeMail, type Letter } from '../../../mail/compose-mail.ts';
import { pathOf } from '../link-token.ts';
import { findFacts } from '../queries/find-facts.ts';
import type { RequestRow } from '../queries/load-request.ts';

/** The lines of a message, each a paragraph of a mail. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Where a mail leads whoever has sent the request. */
export function senderButton({ deps: { config } }: Work, row: RequestRow, locale: Locale) {
  return {
    title: translate(locale, 'support.mail.open'),
    href: `${config.publicUrl}${pathOf(config.secret, row)}`,
  };
}

async function mail(work: Work, row: RequestRow, letter: Omit<Letter, 'to' | 'button'>) {
  const { locale, email: to } = row;
  const button = senderButton(work, row, locale);
  await enqueue(work, 'mail.send', composeMail(work.deps, locale, { ...letter, to, button }));
}

/**
 * Confirms that a request has come, and says when it is answered. Nothing of what was typed stands in it:
 * the address may be a stranger's.
 */
export async function mailReceipt(work: Work, row: RequestRow): Promise<void> {
  const { locale, number } = row;
  const { key, count } = supportPromise(await findFacts(work.trx, work.now));
  await mail(work, row, {
    subject: translate(locale, 'support.mail.receipt.subject', { number }),
    paragraphs: [
      translate(locale, 'support.mail.receipt.intro', { number }),
      translateDynamic(locale, `support.promise.${key}`, { count }),
      translate(locale, row.userId ? 'support.mail.receipt.where' : 'support.mail.receipt.link'),
      ...(row.userId ? [] : [translate(locale, 'support.mail.receipt.notYou')]),
    ],
  });
}

/** An answer as a mail tells it: the files stay on the page of the request. */
export interface Answered {
  text: string;
  /** Names of the files that go with it. */
  files: readonly string[];
}

function filesLine(files: readonly string[], locale: Locale): string[] {
  if (files.length === 0) return [];
  const names = files.join(', ');
  return [translate(locale, 'support.mail.answer.files', { names })];
}

/** What the mail about an answer says. */
export function answerLetter(row: RequestRow, { text, files }: Answered, locale: Locale) {
  const { number, topic, status } = row;
  const after = status === 'closed' ? 'support.mail.answer.closed' : 'support.mail.answer.reply';
  return {
    subject: translate(locale, 'support.mail.answer.subject', { number, topic }),
    paragraphs: [
      translate(locale, 'support.mail.answer.intro', { number, topic }),
      ...linesOf(text),
      ...filesLine(files, locale),
      translate(locale, after),
    ],
  };
}

/** What the mail says about a request that was closed without a word. */
export function closedLetter({ number, topic }: RequestRow, locale: Locale) {
  return {
    subject: translate(locale, 'support.mail.closed.subject', { number, topic }),
    paragraphs: [
      translate(locale, 'support.mail.closed.intro', { number, topic }),
      translate(locale, 'support.mail.answer.closed'),
    ],
  };
}

/** Mails an answer, or that the request is closed, to somebody without an account. */
export async function mailSender(
  work: Work,
  row: RequestRow,
  answer: Answered | null,
): Promise<void> {
  const { locale } = row;
  await mail(work, row, answer ? answerLetter(row, answer, locale) : closedLetter(row, locale));
}
