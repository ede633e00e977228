import { z } from 'zod';
import { codeSchema, emailSchema, typedPasswordSchema } from '../auth/fields.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { idSchema } from '../http/fields.ts';
import { projectTypeSchema } from '../kinds/kinds.ts';

/** A project as the screen of leaving names it. */
export const namedProjectSchema = z.object({
  id: idSchema,
  type: projectTypeSchema,
  title: z.string(),
});
export type NamedProject = z.infer<typeof namedProjectSchema>;

/** What happens with the projects of a person who deletes the account. */
export const departureSchema = z.object({
  /** Projects of his that have other members: while there is one, the account cannot be deleted. */
  shared: z.array(namedProjectSchema.extend({ others: z.int().positive() })),
  /** Projects of his alone, which are deleted with the account. */
  solo: z.array(namedProjectSchema),
  /** Projects of others, whose teams he leaves. */
  teams: z.array(namedProjectSchema),
});
export type Departure = z.infer<typeof departureSchema>;

export const accountEndpoints = {
  /** Everything that is kept about the caller, as a ZIP with an index to read and files for programs. */
  exportData: defineEndpoint({
    name: 'account.exportData',
    method: 'GET',
    path: '/user/export',
    access: 'account',
    responses: { 200: { bytes: true } },
    limit: { max: 10, minutes: 60, key: 'account' },
  }),
  /** Mails a code to the new address; nothing changes before it is typed. */
  requestEmail: defineEndpoint({
    name: 'account.requestEmail',
    method: 'POST',
    path: '/user/email',
    access: 'account',
    body: z.object({ email: emailSchema, password: typedPasswordSchema }),
    responses: { 204: null },
    errors: ['password_wrong', 'user_exists', 'code_too_soon', 'too_many_requests'],
    limit: { max: 20, minutes: 10, key: 'account' },
  }),
  /** Makes the new address the caller's own; the old one is told. */
  confirmEmail: defineEndpoint({
    name: 'account.confirmEmail',
    method: 'POST',
    path: '/user/email/verify_otp',
    access: 'account',
    body: z.object({ email: emailSchema, code: codeSchema }),
    responses: { 204: null },
    errors: ['code_wrong', 'code_expired', 'code_exhausted', 'user_exists'],
    limit: { max: 60, minutes: 10, key: 'account' },
  }),
  departure: defineEndpoint({
    name: 'account.departure',
    method: 'GET',
    path: '/user/departure',
    access: 'account',
    responses: { 200: departureSchema },
  }),
  /**
   * Deletes one's account at once and for good. `confirmation` is one's own address, typed: it is needed
   * where projects are deleted too.
   */
  remove: defineEndpoint({
    name: 'account.remove',
    method: 'DELETE',
    path: '/user',
    access: 'account',
    body: z.object({
      password: typedPasswordSchema,
      confirmation: z.string().trim().toLowerCase().max(254).optional(),
    }),
    responses: { 204: null },
    errors: [
      'password_wrong',
      'confirmation_mismatch',
      'creator_of_shared_projects',
      'stale_version',
    ],
    limit: { max: 10, minutes: 10, key: 'account' },
  }),
};
