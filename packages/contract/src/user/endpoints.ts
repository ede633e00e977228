import { z } from 'zod';
import { passwordSchema, typedPasswordSchema } from '../auth/fields.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, line, momentSchema } from '../http/fields.ts';
import { projectTypeQuery, projectTypeSchema } from '../kinds/kinds.ts';
import { roleIdSchema } from '../kinds/roles.ts';
import { peopleSchema } from './people.ts';
import {
  ownProfileSchema,
  profileChangeSchema,
  publicProfileSchema,
  VIEWPOINTS,
} from './profile.ts';

const codesSchema = z.object({
  codes: z.array(
    z.object({
      role_id: roleIdSchema,
      code: z.string(),
      expires_at: momentSchema,
    }),
  ),
});

export const userEndpoints = {
  account: defineEndpoint({
    name: 'user.account',
    method: 'GET',
    path: '/current_user/:id',
    access: 'account',
    params: byId,
    responses: {
      200: z.object({
        id: idSchema,
        email: z.string(),
        locale: z.enum(['ru', 'en']),
        name: z.string().nullable(),
        created_at: momentSchema,
        flags: z.object({
          /** All fields of the profile are filled that the product needs. */
          profile_complete: z.boolean(),
          /** He may write the articles of the site. */
          editor: z.boolean(),
        }),
      }),
    },
  }),
  profile: defineEndpoint({
    name: 'user.profile',
    method: 'GET',
    path: '/user/profile',
    access: 'account',
    responses: { 200: ownProfileSchema },
  }),
  changeProfile: defineEndpoint({
    name: 'user.changeProfile',
    method: 'PATCH',
    path: '/user/profile',
    access: 'account',
    body: profileChangeSchema,
    responses: { 204: null },
    errors: ['stale_version'],
    limit: { max: 120, minutes: 1, key: 'account' },
  }),
  publicProfile: defineEndpoint({
    name: 'user.publicProfile',
    method: 'GET',
    path: '/user/profile/:id',
    access: 'profile',
    params: byId,
    /** One's own profile can be looked at as others see it. */
    query: z.object({ as: z.enum(VIEWPOINTS).optional() }),
    responses: { 200: publicProfileSchema },
  }),
  /**
   * People by a part of their name or address, for mentions and invitations: of the given project, else
   * of all projects that the caller is in.
   */
  people: defineEndpoint({
    name: 'user.people',
    method: 'GET',
    path: '/user/user',
    access: 'profile',
    query: z.object({ text: line(0, 100).optional(), project_id: idSchema.optional() }),
    responses: { 200: peopleSchema },
    limit: { max: 240, minutes: 1, key: 'account' },
  }),
  inviteCodes: defineEndpoint({
    name: 'user.inviteCodes',
    method: 'GET',
    path: '/user/invite_codes',
    access: 'profile',
    query: z.object({ project_type: projectTypeQuery }),
    responses: { 200: codesSchema },
  }),
  renewInviteCode: defineEndpoint({
    name: 'user.renewInviteCode',
    method: 'POST',
    path: '/user/invite_codes/renew',
    access: 'profile',
    body: z.object({ project_type: projectTypeSchema, role_id: roleIdSchema }),
    responses: { 200: codesSchema },
    limit: { max: 20, minutes: 10, key: 'account' },
  }),
  changePassword: defineEndpoint({
    name: 'user.changePassword',
    method: 'POST',
    path: '/user/change_password',
    access: 'account',
    body: z
      .object({ old_password: typedPasswordSchema, new_password: passwordSchema })
      .refine(({ old_password: old, new_password: fresh }) => old !== fresh, {
        path: ['new_password'],
        error: 'password_same',
      }),
    responses: { 204: null },
    errors: ['password_wrong'],
    limit: { max: 10, minutes: 10, key: 'account' },
  }),
};
