import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, momentSchema, pageQuery } from '../http/fields.ts';
import { zoneSchema } from '../time/zone.ts';
import { MAIL_CHANNELS, REASONS } from './reasons.ts';
import { notificationSchema, notificationSettingsSchema, unsubscribedSchema } from './views.ts';

const unread = z.int().nonnegative();
const token = z.object({ token: z.string().min(1).max(300) });

export const notificationEndpoints = {
  /** The newest first, with the number of all unread ones. */
  list: defineEndpoint({
    name: 'notification.list',
    method: 'GET',
    path: '/notifications',
    access: 'account',
    query: z.object({ ...pageQuery, unread: z.literal('true').optional() }),
    responses: {
      200: z.object({
        notifications: z.array(notificationSchema),
        unread,
        next_cursor: z.string().nullable(),
      }),
    },
  }),
  /** Marks one as read or as unread again. */
  change: defineEndpoint({
    name: 'notification.change',
    method: 'PATCH',
    path: '/notifications/:id',
    access: 'account',
    params: byId,
    body: z.object({ read: z.boolean() }),
    responses: { 200: z.object({ unread }) },
    errors: ['not_found'],
  }),
  /**
   * Marks all as read, or all up to the one that the reader has seen. The moment of it comes back and
   * undoes exactly this: what was marked then becomes unread again.
   */
  changeAll: defineEndpoint({
    name: 'notification.changeAll',
    method: 'PATCH',
    path: '/notifications',
    access: 'account',
    body: z.union([
      z.object({ read: z.literal(true), until: idSchema.optional() }),
      z.object({ read: z.literal(false), read_at: momentSchema }),
    ]),
    responses: { 200: z.object({ unread, read_at: momentSchema, changed: unread }) },
  }),
  settings: defineEndpoint({
    name: 'notification.settings',
    method: 'GET',
    path: '/notifications/settings',
    access: 'account',
    responses: { 200: notificationSettingsSchema },
  }),
  /** Changes what is named. A zone from the browser gives way to one that the person has chosen. */
  changeSettings: defineEndpoint({
    name: 'notification.changeSettings',
    method: 'PATCH',
    path: '/notifications/settings',
    access: 'account',
    body: z.object({
      zone: zoneSchema.optional(),
      zone_chosen: z.boolean().optional(),
      digest: z.boolean().optional(),
      digest_hour: z.int().min(0).max(23).optional(),
      channels: z.partialRecord(z.enum(REASONS), z.enum(MAIL_CHANNELS)).optional(),
    }),
    responses: { 200: notificationSettingsSchema },
    errors: ['validation_failed'],
  }),
  /** Server-sent events: that something is new, never what; the list is read by its own call. */
  stream: defineEndpoint({
    name: 'notification.stream',
    method: 'GET',
    path: '/notifications/stream',
    access: 'account',
    responses: { 200: { bytes: true } },
    errors: ['too_many_requests'],
    limit: { max: 60, minutes: 1, key: 'account' },
  }),
  /** Switches the mails off that the signed link belongs to; mail programs call it too, RFC 8058. */
  unsubscribe: defineEndpoint({
    name: 'notification.unsubscribe',
    method: 'POST',
    path: '/notifications/unsubscribe',
    access: 'public',
    query: token,
    responses: { 200: z.object({ off: unsubscribedSchema }) },
    errors: ['not_found'],
    limit: { max: 60, minutes: 10, key: 'address' },
  }),
  /** Takes that back. */
  resubscribe: defineEndpoint({
    name: 'notification.resubscribe',
    method: 'DELETE',
    path: '/notifications/unsubscribe',
    access: 'public',
    query: token,
    responses: { 200: z.object({ off: unsubscribedSchema }) },
    errors: ['not_found'],
    limit: { max: 60, minutes: 10, key: 'address' },
  }),
};
