import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, line } from '../http/fields.ts';
import { roleIdSchema } from '../project/roles.ts';
import { memberSchema } from './views.ts';

export const teamEndpoints = {
  list: defineEndpoint({
    name: 'team.list',
    method: 'GET',
    path: '/project/:id/team',
    access: 'profile',
    params: byId,
    responses: { 200: z.object({ team: z.array(memberSchema) }) },
  }),
  /** Joins the owner of a personal code at once: giving the code is the consent. */
  inviteTeammate: defineEndpoint({
    name: 'team.inviteTeammate',
    method: 'POST',
    path: '/project/team/invite_teammate',
    access: 'profile',
    body: z.object({ project_id: idSchema, role_id: roleIdSchema, code: line(1, 40) }),
    responses: { 204: null },
    errors: ['invite_code_wrong', 'already_member', 'project_finished', 'forbidden'],
    limit: { max: 10, minutes: 60, key: 'account' },
  }),
};
