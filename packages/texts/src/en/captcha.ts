import type { captcha as source } from '../ru/captcha.ts';
import type { TranslationOf } from '../shape.ts';

/** The check «I am not a robot», where nobody is signed in. */
export const captcha: TranslationOf<typeof source> = {
  label: 'I am not a robot',
  verifying: 'Checking',
  verified: 'Check passed',
  error: 'The check failed. Try again.',
  expired: 'The check has expired. Please pass it again.',
  skip: 'The check does not work',
  without:
    'You can continue without the check: the code we e-mail you confirms the address anyway. This works three times an hour.',
  needed: 'It is necessary to pass the Captcha check!',
};
