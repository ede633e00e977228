import { z } from 'zod';
import { anyEmailSchema } from '../auth/fields.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, line, pageQuery } from '../http/fields.ts';
import { supportFactsEndpoint } from './facts.ts';
import {
  messageKeySchema,
  supportContextSchema,
  supportFileKeysSchema,
  supportRequestSchema,
  supportRowSchema,
  supportTextSchema,
} from './views.ts';

const REQUESTS = '/support/requests';
const FILES = '/support/files';
const LINK = '/support/links/:token';

const fileKey = z.object({ key: z.string().max(100) });
const linkToken = z.object({ token: z.string().max(200) });
const message = z.object({
  text: supportTextSchema,
  files: supportFileKeysSchema.default([]),
  key: messageKeySchema.optional(),
});
const newRequest = z.object({
  /** Made by the sender's browser, so that a lost answer sends nothing twice. */
  key: idSchema,
  topic: line(1, 150),
  text: supportTextSchema,
  files: supportFileKeysSchema.default([]),
  context: supportContextSchema.partial().default({}),
});
const sentRequest = z.object({
  number: z.int(),
  /** Where the answer goes. */
  email: z.string(),
  /** The page of the request within the site. */
  link: z.string(),
});
const fileErrors = ['file_missing', 'file_type_refused', 'file_too_large'] as const;

/** Writing to the support, and the requests of one's own. */
export const supportEndpoints = {
  facts: supportFactsEndpoint,
  /** Sends a request; the answer goes to the account. The same `key` again gives the one that is there. */
  add: defineEndpoint({
    name: 'support.add',
    method: 'POST',
    path: REQUESTS,
    access: 'account',
    body: newRequest,
    responses: { 201: sentRequest },
    limit: { max: 30, minutes: 10, key: 'account' },
  }),
  list: defineEndpoint({
    name: 'support.list',
    method: 'GET',
    path: REQUESTS,
    access: 'account',
    query: z.object(pageQuery),
    responses: {
      200: z.object({ requests: z.array(supportRowSchema), next_cursor: z.string().nullable() }),
    },
  }),
  get: defineEndpoint({
    name: 'support.get',
    method: 'GET',
    path: `${REQUESTS}/:id`,
    access: 'account',
    params: byId,
    responses: { 200: supportRequestSchema },
  }),
  /**
   * Writes on; a closed request is opened again for 14 days. The same `key` again changes nothing where
   * the message is the same, and is `message_sent` where it is another one.
   */
  reply: defineEndpoint({
    name: 'support.reply',
    method: 'POST',
    path: `${REQUESTS}/:id/messages`,
    access: 'account',
    params: byId,
    body: message,
    responses: { 201: supportRequestSchema },
    errors: ['support_closed', 'message_sent', 'file_missing', 'too_many_requests'],
    limit: { max: 30, minutes: 10, key: 'account' },
  }),
  close: defineEndpoint({
    name: 'support.close',
    method: 'POST',
    path: `${REQUESTS}/:id/close`,
    access: 'account',
    params: byId,
    responses: { 200: supportRequestSchema },
    errors: ['support_closed'],
  }),
  /** Makes room for a file, before the message that it goes with is sent. */
  addFile: defineEndpoint({
    name: 'support.addFile',
    method: 'POST',
    path: FILES,
    access: 'public',
    tellsPerson: true,
    body: z.object({ name: line(1, 255), size: z.int().positive() }),
    responses: { 201: z.object({ key: z.string(), upload_url: z.string() }) },
    errors: ['file_type_refused', 'file_too_large', 'too_many_requests'],
    limit: { max: 40, minutes: 60, key: 'address' },
  }),
  finishFile: defineEndpoint({
    name: 'support.finishFile',
    method: 'POST',
    path: `${FILES}/:key/finish`,
    access: 'public',
    params: fileKey,
    responses: { 204: null },
    errors: ['not_found', ...fileErrors],
    limit: { max: 120, minutes: 60, key: 'address' },
  }),
  removeFile: defineEndpoint({
    name: 'support.removeFile',
    method: 'DELETE',
    path: `${FILES}/:key`,
    access: 'public',
    params: fileKey,
    responses: { 204: null },
    limit: { max: 120, minutes: 60, key: 'address' },
  }),
};

/** Writing to the support without an account, and the request by its secret link. */
export const supportGuestEndpoints = {
  add: defineEndpoint({
    name: 'supportguest.add',
    method: 'POST',
    path: '/support/guest_requests',
    access: 'public',
    body: newRequest.extend({ email: anyEmailSchema, captcha: z.string().max(4000).optional() }),
    responses: { 201: sentRequest },
    errors: ['captcha_required', 'captcha_failed', 'file_missing', 'too_many_requests'],
    limit: { max: 30, minutes: 10, key: 'address' },
  }),
  get: defineEndpoint({
    name: 'supportguest.get',
    method: 'GET',
    path: LINK,
    access: 'public',
    params: linkToken,
    responses: { 200: supportRequestSchema },
    errors: ['not_found'],
    limit: { max: 120, minutes: 1, key: 'address' },
  }),
  reply: defineEndpoint({
    name: 'supportguest.reply',
    method: 'POST',
    path: `${LINK}/messages`,
    access: 'public',
    params: linkToken,
    body: message,
    responses: { 201: supportRequestSchema },
    errors: ['not_found', 'support_closed', 'message_sent', 'file_missing', 'too_many_requests'],
    limit: { max: 30, minutes: 10, key: 'address' },
  }),
  close: defineEndpoint({
    name: 'supportguest.close',
    method: 'POST',
    path: `${LINK}/close`,
    access: 'public',
    params: linkToken,
    responses: { 200: supportRequestSchema },
    errors: ['not_found', 'support_closed'],
    limit: { max: 30, minutes: 10, key: 'address' },
  }),
};
