import { z } from 'zod';
import { reviewsSchema } from '../approval/views.ts';
import { fieldEndpoints } from '../field/endpoints.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, line, text, typedDateSchema, versionSchema } from '../http/fields.ts';
import { projectTypeQuery } from '../kinds/kinds.ts';
import { stageDecisions } from './decision-endpoints.ts';
import { stageSchema, statusSchema } from './views.ts';

const editErrors = [
  'stale_version',
  'section_locked',
  'project_finished',
  'forbidden',
  'dates_reversed',
] as const;
const plan = {
  title: line(1, 300),
  goal: text(10_000),
  planned_result: text(10_000),
  starts_at: typedDateSchema.nullable(),
  ends_at: typedDateSchema.nullable(),
};

export const stageEndpoints = {
  create: defineEndpoint({
    name: 'stage.create',
    method: 'POST',
    path: '/project/stage',
    access: 'profile',
    body: z.object({
      project_id: idSchema,
      kind: z.literal('numeric'),
      title: plan.title,
      goal: plan.goal.optional(),
      planned_result: plan.planned_result.optional(),
      starts_at: plan.starts_at.optional(),
      ends_at: plan.ends_at.optional(),
    }),
    responses: { 201: stageSchema },
    errors: [...editErrors, 'too_many_stages', 'no_roadmap'],
  }),
  get: defineEndpoint({
    name: 'stage.get',
    method: 'GET',
    path: '/project/stage/:id',
    access: 'profile',
    params: byId,
    responses: { 200: stageSchema },
  }),
  change: defineEndpoint({
    name: 'stage.change',
    method: 'PATCH',
    path: '/project/stage/:id',
    access: 'profile',
    params: byId,
    body: z
      .object(plan)
      .partial()
      .extend({
        result_text: text(50_000).optional(),
        number: z.int().min(1).max(12).optional(),
        version: versionSchema,
      }),
    responses: { 204: null },
    errors: editErrors,
  }),
  remove: defineEndpoint({
    name: 'stage.delete',
    method: 'DELETE',
    path: '/project/stage/:id',
    access: 'profile',
    params: byId,
    responses: { 204: null },
    errors: ['stage_not_deletable', 'forbidden', 'project_finished'],
  }),
  reviews: defineEndpoint({
    name: 'stage.reviews',
    method: 'GET',
    path: '/project/stage/:id/reviews',
    access: 'profile',
    params: byId,
    responses: { 200: reviewsSchema },
  }),
  tickRemark: defineEndpoint({
    name: 'stage.tickRemark',
    method: 'PATCH',
    path: '/project/remark/:id',
    access: 'profile',
    params: byId,
    body: z.object({ done: z.boolean() }),
    responses: { 204: null },
    errors: ['forbidden', 'project_finished'],
  }),
  statuses: defineEndpoint({
    name: 'stage.statuses',
    method: 'GET',
    path: '/project/stage/statuses',
    access: 'account',
    query: z.object({ project_type: projectTypeQuery }),
    responses: { 200: z.object({ statuses: z.array(statusSchema) }) },
  }),
  fields: fieldEndpoints('stage', 'plan', '/project/stage/:id/dynamic_field'),
  ...stageDecisions('stage', '/project/nir/stage/:id', '/finish/'),
};
