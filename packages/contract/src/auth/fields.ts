import { z } from 'zod';
import { printable, SYMBOLS } from '../http/fields.ts';
import { hasDomain, type MailProblem, mailAddress, mailProblem } from './mail-address.ts';

const ALLOWED_DOMAINS = /\.(ru|рф|xn--p1ai)$/i;
/** No spaces, invisible characters and pictures, and none of the marks that an address must quote. */
const SIGN = String.raw`[^\s\p{C}\p{Extended_Pictographic}@"(),:;<>[\\\]]`;
const ADDRESS = new RegExp(`^${SIGN}{1,64}@${SIGN}+\\.${SIGN}+$`, 'u');

/** What is wrong with an address that is not empty, or null. */
function addressProblem(value: string): MailProblem | null {
  const shaped = ADDRESS.test(value) && !value.includes('..') && hasDomain(value);
  return shaped ? mailProblem(value) : 'email_invalid';
}

/** Ends the check: the pattern takes the square of the length. */
const LONG = { error: 'email_invalid', abort: true };

/** An address of any domain, for mail only. Messages as of `emailSchema`. */
export const anyEmailSchema = z
  .string()
  .overwrite(mailAddress)
  .min(1, { error: 'field_empty', abort: true })
  .max(254, LONG)
  .superRefine((value, ctx) => {
    const message = addressProblem(value);
    if (message) ctx.addIssue({ code: 'custom', message });
  })
  .meta({ examples: ['anna@mail.ru'] });

/**
 * An e-mail address in its one form, see `mailAddress`. The messages are text keys, and come in this order:
 * empty, not an address or one with letters that do not belong there, a domain other than .ru and .рф.
 */
export const emailSchema = z
  .string()
  .overwrite(mailAddress)
  .max(254, LONG)
  .superRefine((value, ctx) => {
    const fail = (message: string) => ctx.addIssue({ code: 'custom', message });
    if (value === '') return fail('field_empty');
    const problem = addressProblem(value);
    if (problem) fail(problem);
    else if (!ALLOWED_DOMAINS.test(value)) fail('email_domain');
  })
  .meta({ examples: ['anna@mail.ru'] });

/** A new password: 6 to 128 characters, not only spaces; no other rule of composition. */
export const passwordSchema = z
  .string()
  .min(1, { error: 'field_empty' })
  .min(6, { error: 'password_short' })
  .max(128, { error: 'password_long' })
  .refine(printable, SYMBOLS)
  .refine((value) => value.trim() !== '', { error: 'password_blank' })
  .meta({ examples: ['three grey herons'] });

/** A password as typed at sign-in: anything, so that the answer never depends on its shape. */
export const typedPasswordSchema = z
  .string()
  .min(1, { error: 'field_empty' })
  .max(1024, { error: 'password_long' })
  .refine(printable, SYMBOLS);

/** The six digits that were mailed. */
export const codeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/, { error: 'code_incomplete' })
  .meta({ examples: ['482915'] });

/** Documents that a person agrees to, each on its own, with the version of the text that was shown. */
export const CONSENTS = { rules: 2, personal_data: 2, mailing: 1 } as const;
export type ConsentCode = keyof typeof CONSENTS;
export const CONSENT_CODES = Object.keys(CONSENTS) as [ConsentCode, ...ConsentCode[]];
/** Without these two nobody is registered, 152-FZ article 9. */
export const REQUIRED_CONSENTS = [
  'rules',
  'personal_data',
] as const satisfies readonly ConsentCode[];

export const consentSchema = z.object({
  code: z.enum(CONSENT_CODES),
  version: z.int().positive(),
});

export const tokensSchema = z.object({ access_token: z.string(), refresh_token: z.string() });
export type Tokens = z.infer<typeof tokensSchema>;

/** Claims of the access token; `profile` is null until the required fields are filled. */
export const accessClaimsSchema = z.object({
  exp: z.number(),
  sub: z.string(),
  uid: z.uuid(),
  sid: z.uuid(),
  profile: z.object({ name: z.string() }).nullable(),
});
export type AccessClaims = z.infer<typeof accessClaimsSchema>;

/** Life of codes and links and pauses between them. */
export const AUTH_LIMITS = {
  codeMinutes: 15,
  codeAttempts: 5,
  codePauseSeconds: 60,
  codesPerHour: 5,
  codesPerDay: 10,
  linkMinutes: 30,
  accessMinutes: 15,
  refreshDays: 30,
  refreshGraceSeconds: 30,
  captchaMinutes: 5,
  /** Failed sign-ins with one e-mail after which the captcha is asked for. */
  failuresBeforeCaptcha: 3,
  /** The same from one address range, which may be a whole lecture hall. */
  failuresOfNetwork: 10,
  /** Failed sign-ins with one e-mail in an hour after which each next one, from a network that is new to it, has to wait. */
  failuresBeforePause: 20,
  pauseOfGuessesSeconds: 30,
  unconfirmedDays: 7,
} as const;
