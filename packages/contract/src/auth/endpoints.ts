import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, momentSchema, pageQuery } from '../http/fields.ts';
import {
  codeSchema,
  consentSchema,
  emailSchema,
  passwordSchema,
  tokensSchema,
  typedPasswordSchema,
} from './fields.ts';

const captcha = z.string().max(4000);
const linkId = z.string().min(20).max(200);

/**
 * The limits are those of a lecture hall behind one address. Guessing is held back by what is counted a
 * code, a mailbox and a failed sign-in.
 */
export const authEndpoints = {
  captcha: defineEndpoint({
    name: 'auth.captcha',
    method: 'GET',
    path: '/auth/captcha',
    access: 'public',
    responses: {
      200: z.looseObject({ algorithm: z.string().optional() }),
    },
    limit: { max: 240, minutes: 1, key: 'address' },
  }),
  signUp: defineEndpoint({
    name: 'auth.signUp',
    method: 'POST',
    path: '/auth/sign_up',
    access: 'public',
    body: z.object({
      email: emailSchema,
      password: passwordSchema,
      captcha: captcha.optional(),
      consents: z.array(consentSchema).max(10),
    }),
    // `wait`, s: no code may be sent to the address for so long, the last one is still the one to type
    responses: {
      201: z.object({ registration_id: idSchema, wait: z.number().int().positive().optional() }),
    },
    errors: [
      'captcha_failed',
      'captcha_required',
      'consent_missing',
      'user_exists',
      'registration_pending',
      'too_many_requests',
    ],
    limit: { max: 60, minutes: 10, key: 'address' },
  }),
  verifySignUp: defineEndpoint({
    name: 'auth.verifySignUp',
    method: 'POST',
    path: '/auth/sign_up/verify_otp',
    access: 'public',
    // without an address where the device remembers no more of it than what may be shown
    body: z.object({ email: emailSchema.optional(), code: codeSchema, registration_id: idSchema }),
    responses: { 200: tokensSchema },
    errors: ['code_wrong', 'code_expired', 'code_exhausted', 'user_exists'],
    limit: { max: 120, minutes: 10, key: 'address' },
  }),
  generateCode: defineEndpoint({
    name: 'auth.generateCode',
    method: 'POST',
    path: '/auth/otp_generate',
    access: 'public',
    // by the id of the registration where the device does not remember the whole address
    body: z
      .object({ email: emailSchema.optional(), registration_id: idSchema.optional() })
      .refine((body) => body.email !== undefined || body.registration_id !== undefined, {
        error: 'field_empty',
        path: ['email'],
      }),
    responses: { 204: null },
    errors: ['code_too_soon'],
    limit: { max: 60, minutes: 10, key: 'address' },
  }),
  signIn: defineEndpoint({
    name: 'auth.signIn',
    method: 'POST',
    path: '/auth/sign_in',
    access: 'public',
    body: z.object({
      email: emailSchema,
      password: typedPasswordSchema,
      captcha: captcha.optional(),
    }),
    responses: { 200: tokensSchema },
    errors: ['credentials_wrong', 'account_unconfirmed', 'captcha_required', 'captcha_failed'],
    limit: { max: 120, minutes: 5, key: 'address' },
  }),
  requestReset: defineEndpoint({
    name: 'auth.requestReset',
    method: 'POST',
    path: '/auth/reset_password',
    access: 'public',
    body: z.object({ email: emailSchema, captcha: captcha.optional() }),
    responses: { 204: null },
    errors: ['captcha_required', 'captcha_failed'],
    limit: { max: 60, minutes: 10, key: 'address' },
  }),
  verifyReset: defineEndpoint({
    name: 'auth.verifyReset',
    method: 'POST',
    path: '/auth/reset_password/verify_otp',
    access: 'public',
    // with the address of the link, which has to be that of its id
    body: z.object({ id: linkId, email: emailSchema.optional() }),
    responses: { 204: null },
    errors: ['link_invalid'],
    limit: { max: 120, minutes: 10, key: 'address' },
  }),
  resetPassword: defineEndpoint({
    name: 'auth.resetPassword',
    method: 'POST',
    path: '/auth/change_password',
    access: 'public',
    body: z.object({ id: linkId, email: emailSchema, password: passwordSchema }),
    responses: { 204: null },
    errors: ['link_used'],
    limit: { max: 60, minutes: 10, key: 'address' },
  }),
  refresh: defineEndpoint({
    name: 'auth.refresh',
    method: 'POST',
    path: '/auth/refresh_token',
    access: 'refresh',
    responses: { 200: tokensSchema },
    errors: ['session_revoked'],
    limit: { max: 600, minutes: 1, key: 'address' },
  }),
  signOut: defineEndpoint({
    name: 'auth.signOut',
    method: 'POST',
    path: '/auth/sign_out',
    access: 'account',
    responses: { 204: null },
  }),
  sessions: defineEndpoint({
    name: 'auth.sessions',
    method: 'GET',
    path: '/auth/sessions',
    access: 'account',
    query: z.object(pageQuery),
    responses: {
      200: z.object({
        next_cursor: z.string().nullable(),
        sessions: z.array(
          z.object({
            id: idSchema,
            current: z.boolean(),
            agent: z.string(),
            address: z.string(),
            created_at: momentSchema,
            used_at: momentSchema,
          }),
        ),
      }),
    },
  }),
  /** Signs out everywhere but here. */
  endOtherSessions: defineEndpoint({
    name: 'auth.endOtherSessions',
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'account',
    responses: { 204: null },
  }),
  endSession: defineEndpoint({
    name: 'auth.endSession',
    method: 'DELETE',
    path: '/auth/sessions/:id',
    access: 'account',
    params: byId,
    responses: { 204: null },
  }),
};
