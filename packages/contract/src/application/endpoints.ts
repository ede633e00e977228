import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, typedDateSchema, versionSchema } from '../http/fields.ts';
import { APPLICATION_STATUSES } from './statuses.ts';
import {
  applicationCode,
  applicationOfferSchema,
  applicationRowSchema,
  applicationSchema,
  applicationTemplateSchema,
  applicationValueSchema,
  applicationVersionName,
  applicationVersionSchema,
} from './views.ts';

const byCode = byId.extend({ code: applicationCode });
const byVersion = byId.extend({ versionId: idSchema });
const values = z.record(applicationCode, applicationValueSchema);

/** Grant applications of projects: forms of funds that are filled from the project and written together. */
export const applicationEndpoints = {
  /** Those of all projects of the caller, the last changed first. */
  list: defineEndpoint({
    name: 'application.list',
    method: 'GET',
    path: '/grant_application',
    access: 'profile',
    responses: { 200: z.object({ applications: z.array(applicationRowSchema) }) },
  }),
  templates: defineEndpoint({
    name: 'application.templates',
    method: 'GET',
    path: '/grant_application/templates',
    access: 'profile',
    responses: { 200: z.object({ templates: z.array(applicationTemplateSchema) }) },
  }),
  /** Begins one, filled from the project. The same `key` gives what is there already. */
  create: defineEndpoint({
    name: 'application.create',
    method: 'POST',
    path: '/grant_application',
    access: 'profile',
    body: z.object({
      project_id: idSchema,
      template: applicationCode,
      record: applicationCode.nullable().default(null),
      deadline: typedDateSchema.nullable().default(null),
      key: idSchema.optional(),
    }),
    responses: { 201: applicationSchema },
    errors: [
      'not_found',
      'forbidden',
      'application_project',
      'application_template_absent',
      'application_call_closed',
    ],
    limit: { max: 30, minutes: 60, key: 'account' },
  }),
  get: defineEndpoint({
    name: 'application.get',
    method: 'GET',
    path: '/grant_application/:id',
    access: 'profile',
    params: byId,
    responses: { 200: applicationSchema },
  }),
  /** Says until when the call takes applications. */
  change: defineEndpoint({
    name: 'application.change',
    method: 'PATCH',
    path: '/grant_application/:id',
    access: 'profile',
    params: byId,
    body: z.object({ deadline: typedDateSchema.nullable() }),
    responses: { 200: applicationSchema },
    errors: ['forbidden'],
  }),
  remove: defineEndpoint({
    name: 'application.remove',
    method: 'DELETE',
    path: '/grant_application/:id',
    access: 'profile',
    params: byId,
    responses: { 204: null },
    errors: ['forbidden'],
  }),
  /**
   * Changes the given fields of a section; what differs from before is no longer «from the project». A sum
   * that cannot be read is refused with its field; whatever else is wrong stays until the application is ready.
   */
  changeSection: defineEndpoint({
    name: 'application.changeSection',
    method: 'PATCH',
    path: '/grant_application/:id/section/:code',
    access: 'profile',
    params: byCode,
    body: z.object({ version: versionSchema, values }),
    responses: { 200: applicationSchema },
    errors: ['forbidden', 'stale_version', 'application_sent', 'application_locked'],
  }),
  /** Takes a section to write in it, for a minute from now, or lets it go. */
  lock: defineEndpoint({
    name: 'application.lock',
    method: 'PUT',
    path: '/grant_application/:id/section/:code/lock',
    access: 'profile',
    params: byCode,
    body: z.object({ on: z.boolean() }),
    responses: { 200: applicationSchema },
    errors: ['forbidden', 'application_sent', 'application_locked'],
    limit: { max: 240, minutes: 10, key: 'account' },
  }),
  /** Says who answers for a section. */
  own: defineEndpoint({
    name: 'application.own',
    method: 'PUT',
    path: '/grant_application/:id/section/:code/owner',
    access: 'profile',
    params: byCode,
    body: z.object({ owner_id: idSchema.nullable() }),
    responses: { 200: applicationSchema },
    errors: ['forbidden', 'application_writer_absent'],
  }),
  /** Where the project tells something else now. */
  offers: defineEndpoint({
    name: 'application.offers',
    method: 'GET',
    path: '/grant_application/:id/offers',
    access: 'profile',
    params: byId,
    responses: { 200: z.object({ offers: z.array(applicationOfferSchema) }) },
  }),
  /** Takes from the project what the named fields tell there; what stood in them is kept as a version. */
  refresh: defineEndpoint({
    name: 'application.refresh',
    method: 'POST',
    path: '/grant_application/:id/refresh',
    access: 'profile',
    params: byId,
    body: z.object({
      fields: z.array(z.object({ section: applicationCode, field: applicationCode })).max(200),
    }),
    responses: { 200: applicationSchema },
    errors: ['forbidden', 'application_sent', 'application_locked'],
    limit: { max: 120, minutes: 60, key: 'account' },
  }),
  /**
   * `in_time` says of a call that is over that the application was sent before its end. Ready and submitted
   * is only what has all that is required and nothing wrong: `application_unfinished` has the places of the
   * fields that are not so in `data.fields`, such as `money.amount people.phone`.
   */
  setStatus: defineEndpoint({
    name: 'application.setStatus',
    method: 'POST',
    path: '/grant_application/:id/status',
    access: 'profile',
    params: byId,
    body: z.object({ status: z.enum(APPLICATION_STATUSES), in_time: z.boolean().default(false) }),
    responses: { 200: applicationSchema },
    errors: [
      'forbidden',
      'application_status',
      'application_unfinished',
      'application_call_closed',
    ],
    limit: { max: 60, minutes: 60, key: 'account' },
  }),
  versions: defineEndpoint({
    name: 'application.versions',
    method: 'GET',
    path: '/grant_application/:id/version',
    access: 'profile',
    params: byId,
    responses: { 200: z.object({ versions: z.array(applicationVersionSchema) }) },
  }),
  keep: defineEndpoint({
    name: 'application.keep',
    method: 'POST',
    path: '/grant_application/:id/version',
    access: 'profile',
    params: byId,
    body: z.object({ name: applicationVersionName }),
    responses: { 201: applicationVersionSchema },
    errors: ['forbidden'],
    limit: { max: 60, minutes: 60, key: 'account' },
  }),
  /** A kept state, in the shape of the application itself. */
  version: defineEndpoint({
    name: 'application.version',
    method: 'GET',
    path: '/grant_application/:id/version/:versionId',
    access: 'profile',
    params: byVersion,
    responses: { 200: applicationSchema },
  }),
  /** Writes a kept state again; what stands there now is kept before. */
  restore: defineEndpoint({
    name: 'application.restore',
    method: 'POST',
    path: '/grant_application/:id/version/:versionId/restore',
    access: 'profile',
    params: byVersion,
    responses: { 200: applicationSchema },
    errors: ['forbidden', 'application_sent', 'application_locked'],
    limit: { max: 60, minutes: 60, key: 'account' },
  }),
  print: defineEndpoint({
    name: 'application.print',
    method: 'GET',
    path: '/grant_application/:id/docx',
    access: 'profile',
    params: byId,
    responses: { 200: { bytes: true } },
    errors: ['forbidden', 'worker_busy', 'export_failed'],
    limit: { max: 60, minutes: 10, key: 'account' },
  }),
};
