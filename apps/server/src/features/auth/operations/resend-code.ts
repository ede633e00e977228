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
 * Mails a new code to an address that waits for confirmation. Of other addresses nothing is said.
 * @throws AppError code_too_soon, too_many_requests
 */
export async function resendCode(deps: Deps, props: ResendProps): Promise<void> {
  const { email, registrationId, locale } = props;
  await inTransaction(deps, async (work) => {
    const [waiting] = await work.trx
      .select({ email: registrations.email })
      .from(registrations)
      .where(
        and(
          email === undefined ? undefined : eq(registrations.email, email),
          registrationId === undefined ? undefined : eq(registrations.id, registrationId),
        ),
      )
      .limit(1);
    if (waiting) await sendCode(work, { email: waiting.email, locale });
  });
}
