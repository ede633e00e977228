import type { wait as source } from '../ru/wait.ts';
import type { TranslationOf } from '../shape.ts';

/** What was asked for too often, and when it may be asked for again. */
export const wait: TranslationOf<typeof source> = {
  seconds_one: 'Too many requests in a row. Try again in {{count}}\u00a0second.',
  seconds_other: 'Too many requests in a row. Try again in {{count}}\u00a0seconds.',
  minutes_one: 'Too many requests in a row. Try again in {{count}}\u00a0minute.',
  minutes_other: 'Too many requests in a row. Try again in {{count}}\u00a0minutes.',
  hours_one: 'Too many requests in a row. Try again in {{count}}\u00a0hour.',
  hours_other: 'Too many requests in a row. Try again in {{count}}\u00a0hours.',
  code_one: 'A code has just been sent. You can ask for another in {{count}}\u00a0second.',
  code_other: 'A code has just been sent. You can ask for another in {{count}}\u00a0seconds.',
  /** Of whoever cannot run the captcha. */
  captcha: {
    seconds_one:
      'Your network has used up its tries without it. Try again in {{count}}\u00a0second.',
    seconds_other:
      'Your network has used up its tries without it. Try again in {{count}}\u00a0seconds.',
    minutes_one:
      'Your network has used up its tries without it. Try again in {{count}}\u00a0minute.',
    minutes_other:
      'Your network has used up its tries without it. Try again in {{count}}\u00a0minutes.',
    hours_one: 'Your network has used up its tries without it. Try again in {{count}}\u00a0hour.',
    hours_other:
      'Your network has used up its tries without it. Try again in {{count}}\u00a0hours.',
  },
  account_unconfirmed:
    'The e-mail is not confirmed yet. Enter the code from the latest mail: a new one cannot be sent yet.',
  registration_pending:
    'The e-mail is registered but not confirmed. Enter the code from the latest mail: a new one cannot be sent yet.',
};
