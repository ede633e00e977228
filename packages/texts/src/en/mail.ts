import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/mail.ts';

export const mail: TranslationOf<typeof ru.mail> = {
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

/** Mails about a team. */
export const teamMail = {
  reason: 'Reason: {{reason}}',
  reminder: 'Reminder: {{about}}',
  answer: 'Answer',
  newMove: {
    intro: 'The team of “{{project}}” has changed: {{name}}. The move is now yours.',
  },
  invitation: {
    subject: '{{name}} invites you to the project “{{project}}”',
    intro: '{{name}} invites you to the project “{{project}}”. Role: {{role}}.',
    button: 'See the invitation',
    life: 'The invitation is valid until {{date}}.',
    account:
      'If you have no account yet, open the same link: after registering you come back to the invitation.',
    notYou: 'If you do not know this person, decline the invitation or simply do not answer.',
  },
  confirm: {
    subject: 'Confirm a member of the project “{{project}}”',
    intro:
      'The invitation sent to {{email}} is accepted by {{name}}. Role: {{role}}. The membership starts when you confirm that you have invited this person.',
    life: 'You can confirm until {{date}}.',
  },
  confirmed: {
    subject: 'You are in the team of “{{project}}”',
    intro: 'Your membership in the project “{{project}}” is confirmed.',
  },
  refused: {
    subject: 'Your membership in “{{project}}” was not confirmed',
    intro: 'The team of the project “{{project}}” has withdrawn the invitation.',
  },
  removed: {
    subject: 'You are no longer in the project “{{project}}”',
    intro:
      '{{name}} removed you from the team of “{{project}}”. You no longer have access to the project.',
    stays: 'What you have written and signed stays in the project under your name.',
  },
  exclusion: {
    subject: 'You are asked to leave the project “{{project}}”',
    intro: '{{name}} asks you to leave the team of the project “{{project}}”.',
    silence:
      'It is up to you. If you do not answer until {{date}}, the request is closed and you stay.',
  },
  role_offer: {
    subject: 'A new role in the project “{{project}}”',
    intro: '{{name}} offers you another role in the project “{{project}}”: {{role}}.',
    silence: 'If you do not answer until {{date}}, your role stays as it is.',
  },
  handover: {
    subject: 'You are offered the authorship of “{{project}}”',
    intro:
      '{{name}} asks you to become the author of the project “{{project}}”. The author answers for the project, and nobody else can delete it. Nothing else changes.',
    silence: 'If you do not answer until {{date}}, the author stays the same.',
  },
};
