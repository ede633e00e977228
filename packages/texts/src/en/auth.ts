import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/auth.ts';

/** Signing in and up, the mailed code, recovery of the password. */
export const auth: TranslationOf<typeof ru.auth> = {
  email: 'E-mail',
  password: 'Password',
  passwordRepeat: 'Password again',
  newPassword: 'New password',
  passwordHint:
    '6 to 128\u00a0characters. Several words that have nothing to do with each other are best.',
  whyDomains: 'Any mailbox in the domains .ru and .рф will do: Yandex, Mail.ru, your university.',
  signIn: {
    title: 'Sign in',
    leadsBack: 'The page that you asked for opens after you sign in.',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    noAccount: 'Not registered yet?',
    signUp: 'Sign up',
    withoutCaptcha:
      'Without the check you can sign in 15\u00a0minutes after the last failed attempt.',
  },
  signUp: {
    title: 'Sign up',
    submit: 'Get the code',
    haveAccount: 'Already registered?',
    signIn: 'Sign in',
    rules: 'I accept the <rules>service rules</rules>',
    personalData: 'I consent to the <data>processing of my personal data</data> (152-FZ)',
    taken:
      'This e-mail is already registered. <enter>Sign in</enter>, <recover>recover the password</recover> or use another address.',
    consentNeeded: 'You cannot register without this consent',
  },
  commonPassword: 'Guessing starts with passwords like this. Better choose another one.',
  strength: {
    label: 'Password strength: {{level}}',
    empty: 'enter password',
    weak: 'unreliable',
    fair: 'unreliable',
    strong: 'reliable',
  },
  code: {
    title: 'Confirm your e-mail',
    sent: 'We have sent a six-digit code to',
    change: 'Change the e-mail',
    label: 'Code from the e-mail',
    digit: 'Digit {{n}} of 6',
    submit: 'Confirm',
    spent: 'No attempts are left. Request a new code: then it can be entered.',
    again: 'Send the code again',
    againIn: 'A new code can be requested in {{time}}',
    spam: 'No e-mail? Look into the spam folder. The code is valid for 15\u00a0minutes.',
    elsewhere: 'Already confirmed on another device?',
    signIn: 'Sign in',
  },
  recovery: {
    title: 'Password recovery',
    intro: 'Enter the e-mail you registered with. We will send a link for a new password.',
    submit: 'Send the link',
    back: 'Back to sign-in',
    sentTitle: 'Check your e-mail',
    sent: 'If {{email}} is registered, a message with a link will arrive there. The link is valid for 30\u00a0minutes.',
    other: 'Try another e-mail',
    withoutCaptcha:
      'You go on without the check: the link only goes to the e-mail you name. This works three times an hour.',
  },
  reset: {
    title: 'New password',
    intro: 'The password for {{email}}. Once it is saved, all open sessions end.',
    submit: 'Save the password',
  },
  notice: {
    welcome: 'Welcome! You are logged in',
    signedIn: 'You are signed in',
    registered: 'You are registered',
    codeWrong: 'Invalid code specified!',
    signInByHand: 'Automatic sign-in failed. Please sign in yourself.',
    codeSent: 'A new code has been sent',
    linkSent: 'Recovery instructions have been sent',
    passwordUpdated: 'The password is updated. Sign in with the new one.',
    linkUsed: 'This link has expired or has been used already. Request a new one.',
    maybeChanged:
      'The password may have been changed already: try to sign in with the new one. If you cannot, request a new link.',
    linkInvalid: 'The recovery link is wrong or out of date. Request a new one.',
  },
};

/** The check «I am not a robot», where nobody is signed in. */
export const captcha: TranslationOf<typeof ru.captcha> = {
  label: 'I am not a robot',
  verifying: 'Checking',
  verified: 'Check passed',
  error: 'The check failed. Try again.',
  expired: 'The check has expired. Please pass it again.',
  skip: 'Cannot pass the check “I am not a robot”?',
  without:
    'You can continue without the check: the code we e-mail you confirms the address anyway. This works three times an hour.',
  needed: 'It is necessary to pass the Captcha check!',
};
