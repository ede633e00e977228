import { z } from 'zod';
import { emailSchema } from '../auth/fields.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, line, text } from '../http/fields.ts';
import { projectTypeSchema } from '../kinds/kinds.ts';
import { ROLE_IDS, roleIdSchema } from '../kinds/roles.ts';
import { invitationEndpoints } from './invitation-endpoints.ts';
import { requestEndpoints } from './request-endpoints.ts';
import { teamSchema } from './views.ts';

export const teamEndpoints = {
  list: defineEndpoint({
    name: 'team.list',
    method: 'GET',
    path: '/project/:id/team',
    access: 'profile',
    params: byId,
    responses: { 200: teamSchema },
  }),
  /**
   * By personal code: its owner joins at once, giving the code is the consent. By address: a mail with
   * a link. A member, by address or id, is offered the role instead of the one he has.
   */
  inviteTeammate: defineEndpoint({
    name: 'team.inviteTeammate',
    method: 'POST',
    path: '/project/team/invite_teammate',
    access: 'profile',
    body: z
      .object({
        project_id: idSchema,
        role_id: roleIdSchema,
        code: line(1, 40).optional(),
        email: emailSchema.optional(),
        user_id: idSchema.optional(),
      })
      .refine(({ code, email, user_id: user }) => [code, email, user].filter(Boolean).length === 1)
      .meta({
        examples: [
          {
            project_id: '0199f0a0-0000-7000-8000-000000000001',
            role_id: ROLE_IDS.supervisor,
            email: 'petrov@mail.ru',
          },
        ],
      }),
    responses: { 204: null },
    errors: [
      'invite_code_wrong',
      'already_member',
      'already_invited',
      'already_requested',
      'own_role',
      'creator_keeps_role',
      'reviewer_too_late',
      'forbidden',
      'too_many_requests',
    ],
    limit: { max: 120, minutes: 60, key: 'account' },
  }),
  /**
   * Whether a personal code would be taken for a role in a kind of project, before it is used. It
   * tells no more than taking it does, and counts as a try of a code: that its owner is in a team
   * already only to whoever may take him in.
   */
  checkCode: defineEndpoint({
    name: 'team.checkCode',
    method: 'POST',
    path: '/project/team/check_code',
    access: 'profile',
    body: z.object({
      project_type: projectTypeSchema,
      role_id: roleIdSchema,
      code: line(1, 40),
      project_id: idSchema.optional(),
    }),
    responses: { 204: null },
    errors: ['invite_code_wrong', 'own_invite_code', 'already_member', 'too_many_requests'],
    limit: { max: 120, minutes: 60, key: 'account' },
  }),
  /**
   * Leaves a team when `user_id` is the caller's own, removes a member at once, or asks for his
   * consent, as the roles allow. The creator who leaves deletes the project and types its title.
   */
  removeTeammate: defineEndpoint({
    name: 'team.removeTeammate',
    method: 'DELETE',
    path: '/project/team/teammate',
    access: 'profile',
    body: z.object({
      project_id: idSchema,
      user_id: idSchema,
      reason: text(1000).optional(),
      title: line(1, 300).optional(),
    }),
    responses: { 204: null },
    errors: ['creator_stays', 'already_requested', 'title_mismatch', 'forbidden'],
    limit: { max: 60, minutes: 10, key: 'account' },
  }),
  /** Asks a member to become the author of the project in the caller's place. */
  handOver: defineEndpoint({
    name: 'team.handOver',
    method: 'POST',
    path: '/project/team/handover',
    access: 'profile',
    body: z.object({ project_id: idSchema, user_id: idSchema }),
    responses: { 204: null },
    errors: ['already_requested', 'handover_role', 'forbidden'],
    limit: { max: 20, minutes: 10, key: 'account' },
  }),
  ...invitationEndpoints,
  exclusion: requestEndpoints('exclusion', 'Exclusion'),
  roleOffer: requestEndpoints('role_offer', 'RoleOffer'),
  handover: requestEndpoints('handover', 'Handover'),
};
