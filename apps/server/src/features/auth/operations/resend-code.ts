import { and, eq } from 'drizzle-orm';
import { type Deps, inTransaction, type Locale } from '../../../context.ts';
import { registrations } from '../../../db/schema/index.ts';
import { sendCode } from '../codes/send-code.ts';

interface ResendProps {
  email: string | undefined;
  /** Instead of the address, where only its owner's device still knows of the registration. */
  registrationId: string | undefined;
  locale: Locale;
}

/**
 * Mails a new code to an address that waits for confirmation. Of other addresses nothing is said,
 * and without an address or a registration nobody is meant.
 * @throws AppError code_too_soon, too_many_requests
 */
export async function resendCode(deps: Deps, props: ResendProps): Promise<void> {
  const { email, registrationId, locale } = props;
  const asked = [
    ...(email === undefined ? [] : [eq(registrations.email, email)]),
    ...(registrationId === undefined ? [] : [eq(registrations.id, registrationId)]),
  ];
  // a condition of nothing would be true of every registration
  if (asked.length === 0) return;
  await inTransaction(deps, async (work) => {
    const [waiting] = await work.trx
      .select({ email: registrations.email })
      .from(registrations)
      .where(and(...asked))
      .limit(1);
    if (waiting) await sendCode(work, { email: waiting.email, locale });
  });
}
