import { randomBytes } from 'node:crypto';
import { AUTH_LIMITS } from '@pv/contract';
import { translate } from '@pv/texts';
import { eq } from 'drizzle-orm';
import { type Deps, inTransaction, type Locale, type Work } from '../../../context.ts';
import { resetLinks, users } from '../../../db/schema/index.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { composeMail } from '../../../mail/compose-mail.ts';
import { checkCaptcha } from '../captcha/check-captcha.ts';
import { hashSecret } from '../codes/hash-secret.ts';
import { noteSending } from '../codes/note-sending.ts';

async function mailLink(work: Work, person: typeof users.$inferSelect, locale: Locale) {
  const id = randomBytes(32).toString('base64url');
  await work.trx.insert(resetLinks).values({
    idHash: hashSecret(work.deps.config.secret, 'reset', id),
    userId: person.id,
    expiresAt: new Date(work.now.getTime() + AUTH_LIMITS.linkMinutes * 60_000),
  });
  const link = new URL('/reset-password', work.deps.config.publicUrl);
  link.searchParams.set('id', id);
  link.searchParams.set('email', person.email);
  const mail = composeMail(locale, {
    to: person.email,
    subject: translate(locale, 'mail.reset.subject'),
    paragraphs: [
      translate(locale, 'mail.reset.intro'),
      translate(locale, 'mail.reset.life', { minutes: AUTH_LIMITS.linkMinutes }),
      translate(locale, 'mail.reset.notYou'),
    ],
    button: { title: translate(locale, 'mail.reset.button'), href: link.href },
  });
  await enqueue(work, 'mail.send', mail);
}

/** Mails a link for a new password if the address is known; the caller is told nothing either way. */
export async function requestReset(
  deps: Deps,
  props: { email: string; captcha: string | undefined; locale: Locale },
): Promise<void> {
  await inTransaction(deps, async (work) => {
    if (props.captcha) await checkCaptcha(work, props.captcha);
    const [person] = await work.trx.select().from(users).where(eq(users.email, props.email));
    const limits = { perHour: AUTH_LIMITS.codesPerHour, perDay: AUTH_LIMITS.codesPerDay };
    const allowed = await noteSending(work, `link ${props.email}`, limits);
    if (person && allowed) await mailLink(work, person, props.locale);
  });
}
