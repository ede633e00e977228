import type { whoseMove as ru } from '../ru/whose-move.ts';
import type { TranslationOf } from '../shape.ts';

export const whoseMove: TranslationOf<typeof ru> = {
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
