import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/received.ts';

/** An invitation as whoever got it reads it. */
export const received: TranslationOf<typeof ru.received> = {
  title: 'Invitation to a project',
  lead: '{{name}} invites you to the project',
  role: 'Your role',
  may: 'What you will be able to do',
  until: 'The invitation is valid until {{date}}.',
  reviewer: 'The membership starts after a confirmation: the team confirms reviewers separately.',
  stake_one:
    'When you join the team, {{count}} section of the project will have to be approved again. Texts and remarks are kept.',
  stake_other:
    'When you join the team, {{count}} sections of the project will have to be approved again. Texts and remarks are kept.',
  sentTo: 'The invitation was sent to {{email}}.',
  accept: 'Accept the invitation',
  decline: 'Decline',
  signUp: 'Register',
  signIn: 'Sign in',
  guest: 'To accept the invitation, sign in or register. You come back to this page.',
  profile: 'Fill the profile',
  profileHint: 'Fill in the required profile fields so that the team knows who you are.',
  otherTitle: 'Accept under another e-mail?',
  otherText:
    'The invitation was sent to {{invited}}, and you are signed in as {{own}}. The team will confirm that it has meant you.',
  otherAccept: 'Accept as {{own}}',
  declineTitle: 'Decline the invitation?',
  declineText: 'We will tell whoever has invited you.',
  reason: 'The reason, if you want to name it',
  joined: 'You are in the team of the project.',
  waitTitle: 'Waiting for confirmation',
  closed: 'The invitation is no longer valid',
  confirming:
    'The invitation is accepted, the team’s confirmation is left. The team may answer until {{date}}.',
  accepted: 'The invitation is accepted.',
  cancelled: 'The team has withdrawn the invitation.',
  expired: 'The invitation has expired. Ask for a new one.',
  alreadyDeclined:
    'The invitation is declined already. If you have changed your mind, ask for a new one.',
  unknown: 'No such invitation',
  unknownText: 'The link is incomplete or wrong, or the project has been deleted.',
  toProjects: 'To the projects',
  home: 'To the home page',
};
