import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, versionSchema } from '../http/fields.ts';
import { fundingCodeSchema } from './record.ts';
import { typedFundingSchema } from './typed-record.ts';
import { editedFundingSchema, fundingHistorySchema, navigatorSchema } from './views.ts';

const RECORDS = '/editor/funding';
const byCode = z.object({ code: fundingCodeSchema });
const ofProject = z.object({ id: idSchema, code: fundingCodeSchema });

/** What money a venture may have. `:id` is the project, `:code` a record of the catalogue. */
export const fundingEndpoints = {
  list: defineEndpoint({
    name: 'funding.list',
    method: 'GET',
    path: '/project/:id/funding',
    access: 'profile',
    params: byId,
    responses: { 200: navigatorSchema },
  }),
  /** Whether the caller is told 30, 7 and 1 days before the end of its call. */
  remind: defineEndpoint({
    name: 'funding.remind',
    method: 'PUT',
    path: '/project/:id/funding/:code/reminder',
    access: 'profile',
    params: ofProject,
    body: z.object({ on: z.boolean() }),
    responses: { 204: null },
    errors: ['funding_call_closed'],
  }),
  /** The end of its call as a calendar file. */
  calendar: defineEndpoint({
    name: 'funding.calendar',
    method: 'GET',
    path: '/project/:id/funding/:code/calendar',
    access: 'profile',
    params: ofProject,
    responses: { 200: { bytes: true } },
    errors: ['funding_call_closed'],
  }),
};

/** How editors correct the catalogue. */
export const fundingRecordEndpoints = {
  list: defineEndpoint({
    name: 'fundingrecord.list',
    method: 'GET',
    path: RECORDS,
    access: 'profile',
    responses: { 200: z.object({ records: z.array(editedFundingSchema) }) },
  }),
  /** Adds a record under a code made from its Russian name. */
  add: defineEndpoint({
    name: 'fundingrecord.add',
    method: 'POST',
    path: RECORDS,
    access: 'profile',
    body: z.object({ record: typedFundingSchema }),
    responses: { 201: fundingHistorySchema },
    errors: ['funding_name_taken'],
  }),
  /** Takes out a record that editors have added; whoever adds one of its name again finds its history. */
  remove: defineEndpoint({
    name: 'fundingrecord.remove',
    method: 'DELETE',
    path: `${RECORDS}/:code`,
    access: 'profile',
    params: byCode,
    body: z.object({ version: versionSchema }),
    responses: { 204: null },
    errors: ['forbidden', 'stale_version'],
  }),
  get: defineEndpoint({
    name: 'fundingrecord.get',
    method: 'GET',
    path: `${RECORDS}/:code`,
    access: 'profile',
    params: byCode,
    responses: { 200: fundingHistorySchema },
  }),
  change: defineEndpoint({
    name: 'fundingrecord.change',
    method: 'PUT',
    path: `${RECORDS}/:code`,
    access: 'profile',
    params: byCode,
    body: z.object({ record: typedFundingSchema, version: versionSchema }),
    responses: { 200: fundingHistorySchema },
    errors: ['stale_version'],
  }),
  /** Takes what came with the product again; what editors wrote stays in the history. */
  reset: defineEndpoint({
    name: 'fundingrecord.reset',
    method: 'POST',
    path: `${RECORDS}/:code/reset`,
    access: 'profile',
    params: byCode,
    body: z.object({ version: versionSchema }),
    responses: { 200: fundingHistorySchema },
    errors: ['stale_version'],
  }),
};
