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
  mail: {
    returned: '{{name}} returns for revision: {{what}}, project “{{project}}”.',
    remarks_one: '{{count}} remark:',
    remarks_other: '{{count}} remarks:',
    comment: 'Comment: {{text}}',
    missing: 'Missing: {{what}}.',
    advised: 'Worth adding: {{what}}.',
  },
};
