import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, line, text } from '../http/fields.ts';
import { projectTypeSchema } from '../kinds/kinds.ts';
import { roleIdSchema } from '../kinds/roles.ts';
import { pasteResultSchema, receivedInvitationSchema } from './invitation-views.ts';
import { TEAM_LIMITS } from './rules.ts';

/** What the link of an invitation carries. */
const token = line(1, 200);

/** Invitations by mail: sending many, what the holder of a link does, what the team does. */
export const invitationEndpoints = {
  /** Every line stands for itself: what is wrong with one does not hold up the others. */
  inviteTeammates: defineEndpoint({
    name: 'team.inviteTeammates',
    method: 'POST',
    path: '/project/team/invite_teammates',
    access: 'profile',
    body: z.object({
      project_id: idSchema,
      people: z
        .array(z.object({ email: z.string().max(300), role_id: roleIdSchema }))
        .min(1)
        .max(TEAM_LIMITS.pasteLines),
    }),
    responses: { 200: z.object({ results: z.array(pasteResultSchema) }) },
    errors: ['forbidden'],
    limit: { max: 20, minutes: 60, key: 'account' },
  }),
  readInvitation: defineEndpoint({
    name: 'team.readInvitation',
    method: 'GET',
    path: '/project/team/invitation',
    access: 'public',
    query: z.object({ token }),
    responses: { 200: receivedInvitationSchema },
    errors: ['not_found'],
    limit: { max: 60, minutes: 1, key: 'address' },
  }),
  /** Open invitations to the caller's own address. */
  myInvitations: defineEndpoint({
    name: 'team.myInvitations',
    method: 'GET',
    path: '/project/team/invitations',
    access: 'account',
    responses: { 200: z.object({ invitations: z.array(receivedInvitationSchema) }) },
  }),
  /**
   * The caller joins, or waits for the team's confirmation: for a reviewer role always, and for an
   * account with another address, which has to be said by `other_address`.
   */
  acceptInvitation: defineEndpoint({
    name: 'team.acceptInvitation',
    method: 'POST',
    path: '/project/team/invitation/accept',
    access: 'profile',
    body: z.object({ token, other_address: z.boolean().default(false) }),
    responses: {
      200: z.object({
        state: z.enum(['joined', 'confirming']),
        project_id: idSchema,
        project_type: projectTypeSchema,
      }),
    },
    errors: [
      'not_found',
      'other_address',
      'invitation_closed',
      'already_member',
      'reviewer_too_late',
    ],
    limit: { max: 30, minutes: 10, key: 'account' },
  }),
  /** The link is enough: no account is needed to say no. */
  declineInvitation: defineEndpoint({
    name: 'team.declineInvitation',
    method: 'POST',
    path: '/project/team/invitation/decline',
    access: 'public',
    body: z.object({ token, reason: text(1000).optional() }),
    responses: { 204: null },
    errors: ['not_found', 'invitation_closed'],
    limit: { max: 20, minutes: 10, key: 'address' },
  }),
  /** Sends the mail again and lets the invitation live anew. */
  resendInvitation: defineEndpoint({
    name: 'team.resendInvitation',
    method: 'POST',
    path: '/project/team/invitation/:id/resend',
    access: 'profile',
    params: byId,
    responses: { 204: null },
    errors: ['forbidden', 'invitation_closed', 'invitation_too_soon', 'too_many_requests'],
  }),
  /** The person who has accepted is the one that was meant: the membership starts. */
  confirmInvitation: defineEndpoint({
    name: 'team.confirmInvitation',
    method: 'POST',
    path: '/project/team/invitation/:id/confirm',
    access: 'profile',
    params: byId,
    responses: { 204: null },
    errors: ['forbidden', 'invitation_closed', 'already_member', 'reviewer_too_late'],
  }),
  /** Takes an invitation back, also from somebody who waits for the confirmation. */
  cancelInvitation: defineEndpoint({
    name: 'team.cancelInvitation',
    method: 'DELETE',
    path: '/project/team/invitation/:id',
    access: 'profile',
    params: byId,
    responses: { 204: null },
    errors: ['forbidden', 'invitation_closed'],
  }),
};
