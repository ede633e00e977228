import type { mail as ru } from '../ru/mail.ts';
import type { TranslationOf } from '../shape.ts';

export const mail: TranslationOf<typeof ru> = {
  signature: 'Provektor. This message was sent automatically, there is no need to reply.',
  operator: 'The service is run by {{operator}}.',
  operatorReached: 'The service is run by {{operator}}. Contact: {{ways}}.',
  code: {
    subject: '{{code}} is your Provektor confirmation code',
    intro: 'Enter this code on the sign-up page:',
    life: 'The code works for {{minutes}}\u00a0minutes.',
    notYou: 'If you did not sign up, do nothing: without the code no account appears.',
  },
  address: {
    intro: 'Enter this code in your profile to confirm the new address:',
    notYou: 'If you have not changed your e-mail, do nothing: without the code it stays as it is.',
  },
  addressChanged: {
    subject: 'The e-mail of your account has been changed',
    intro: 'From now on you sign in with {{email}}. Our messages go there as well.',
    notYou: 'If it was not you, write to support.',
  },
  reset: {
    subject: 'A new Provektor password',
    intro: 'Open the link to set a new password:',
    button: 'Set a new password',
    life: 'The link works for {{minutes}}\u00a0minutes and only once.',
    notYou: 'If you did not ask for this, do nothing: the old password still works.',
  },
  passwordChanged: {
    subject: 'Your Provektor password was changed',
    intro: 'The password of your account was changed. Sessions on other devices have ended.',
    notYou: 'If it was not you, recover access at once from the sign-in page.',
  },
  recovered: {
    subject: 'Your new Provektor password is set',
    intro: 'The password of your account was set anew by a mailed link. All sessions have ended.',
  },
  stolen: {
    subject: 'Your Provektor session was ended',
    intro: 'Somebody tried to use your session with an old key. The session has ended.',
  },
};
