import type { mail as ru } from '../ru/mail.ts';
import type { TranslationOf } from '../shape.ts';

export const mail: TranslationOf<typeof ru> = {
  signature: 'Provektor. This message was sent automatically, there is no need to reply.',
  code: {
    subject: '{{code}} is your Provektor confirmation code',
    intro: 'Enter this code on the sign-up page:',
    life: 'The code works for {{minutes}} minutes.',
    notYou: 'If you did not sign up, do nothing: without the code no account appears.',
  },
  reset: {
    subject: 'A new Provektor password',
    intro: 'Open the link to set a new password:',
    button: 'Set a new password',
    life: 'The link works for {{minutes}} minutes and only once.',
    notYou: 'If you did not ask for this, do nothing: the old password still works.',
  },
  passwordChanged: {
    subject: 'Your Provektor password was changed',
    intro: 'The password of your account was changed. Sessions on other devices have ended.',
    notYou: 'If it was not you, recover access at once from the sign-in page.',
  },
};
