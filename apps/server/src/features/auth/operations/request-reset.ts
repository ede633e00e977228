import { randomBytes } from 'node:crypto';
import { AUTH_LIMITS } from '@pv/contract';
import { translate } from '@pv/texts';
import { eq } from 'drizzle-orm';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { resetLinks, users } from '../../../db/schema/index.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { composeMail } from '../../../mail/compose-mail.ts';
import { hashSecret } from '../../../signed.ts';
import { manyFailures } from '../captcha/pass-failures.ts';
import { passHumanCheck } from '../captcha/pass-human-check.ts';
import { noteSending } from '../codes/note-sending.ts';
import { evenly } from '../evenly.ts';
import type { Device } from '../sessions/open-session.ts';

async function mailLink(work: Work, person: typeof users.$inferSelect) {
  const { locale } = person;
  const id = randomBytes(32).toString('base64url');
  const expiresAt = new Date(work.now.getTime() + AUTH_LIMITS.linkMinutes * 60_000);
  await work.trx.insert(resetLinks).values({
    idHash: hashSecret(work.deps.config.secret, 'reset', id),
    userId: person.id,
    expiresAt,
  });
  const link = new URL('/reset-password', work.deps.config.publicUrl);
  link.searchParams.set('id', id);
  link.searchParams.set('email', person.email);
  const mail = composeMail(work.deps, locale, {
    to: person.email,
    subject: translate(locale, 'mail.reset.subject'),
    paragraphs: [
      translate(locale, 'mail.reset.intro'),
      translate(locale, 'mail.reset.life', { minutes: AUTH_LIMITS.linkMinutes }),
      translate(locale, 'mail.reset.notYou'),
    ],
    button: { title: translate(locale, 'mail.reset.button'), href: link.href },
  });
  await enqueue(work, 'mail.code', { mail, until: expiresAt.toISOString() });
}

interface ResetRequest {
  email: string;
  captcha: string | undefined;
  device: Device;
}

/**
 * Mails a link for a new password if the address is known; the caller is told nothing either way.
 * @throws AppError captcha_failed, and captcha_required after failed sign-ins
 */
export async function requestReset(deps: Deps, props: ResetRequest): Promise<void> {
  const answerAt = evenly();
  await inTransaction(deps, async (work) => {
    // without the captcha a few times: the link is mailed anyway
    if (props.captcha || (await manyFailures(work, props))) {
      const { captcha, device } = props;
      await passHumanCheck(work, { purpose: 'recovery', captcha, address: device.address });
    }
    // a change of the address that happens now waits, and then voids this link too
    const [person] = await work.trx
      .select()
      .from(users)
      .where(eq(users.email, props.email))
      .for('key share');
    const limits = { perHour: AUTH_LIMITS.codesPerHour, perDay: AUTH_LIMITS.codesPerDay };
    const allowed = await noteSending(work, `link ${props.email}`, limits);
    if (person && allowed) await mailLink(work, person);
  });
  await answerAt;
}
