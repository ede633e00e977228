import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/whose-move.ts';

export const whoseMove: TranslationOf<typeof ru.whoseMove> = {
  again: 'to be approved again',
  againAfter: 'previously: {{what}}; to be approved again',
  afterStage: 'after stage {{number}}',
  afterProject: 'after “About the project”',
  possible: 'No need to wait with this: {{what}}.',
  group: { decide: 'Decide', do: 'Do', team: 'Team' },
  matter: {
    invitation: '{{name}} invites you, role: {{role}}',
    candidate: 'Confirm a member: {{name}}, role: {{role}}',
    exclusion: '{{name}} asks you to leave the team',
    role_offer: '{{name}} offers you another role: {{role}}',
    handover: '{{name}} offers to make you the author of the project',
  },
  look: {
    start: 'I am looking',
    startHint: 'Let the others know that you are looking at this section. They can still decide.',
    stop: 'Not looking any more',
    own: 'You have been looking since {{time}}, the others see it',
    other: '{{name}} has been looking since {{time}}',
  },
  nudge: {
    remind: 'Remind',
    done: 'Reminder sent',
    sent: 'Reminder sent {{when}}; you can send another in {{next}}',
    later: 'A reminder can be sent {{when}}',
    yesterday: 'yesterday at {{time}}',
    today: 'today at {{time}}',
    tomorrow: 'tomorrow at {{time}}',
    day: 'on {{day}} at {{time}}',
    hours: '{{count}}\u00a0h',
    minutes: '{{count}}\u00a0min',
  },
  mail: {
    returned: '{{name}} returns for revision: {{what}}, project “{{project}}”.',
    remarks_one: '{{count}} remark:',
    remarks_other: '{{count}} remarks:',
    comment: 'Comment: {{text}}',
    missing: 'Missing: {{what}}.',
    advised: 'Worth adding: {{what}}.',
  },
};

/** What was asked for too often, and when it may be asked for again. */
export const wait: TranslationOf<typeof ru.wait> = {
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
