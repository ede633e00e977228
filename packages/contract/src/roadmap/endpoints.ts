import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, typedDateSchema } from '../http/fields.ts';
import { categoryIdSchema } from '../kinds/kinds.ts';
import { templateCodeSchema } from '../project/templates/codes.ts';
import { stageSchema } from '../stage/views.ts';
import {
  arrangementSchema,
  changedDatesSchema,
  deletedStageSchema,
  stageDatesSchema,
} from './views.ts';

const ROADMAP = '/project/:id/roadmap';
const editErrors = ['stale_version', 'project_finished', 'forbidden'] as const;

const days = {
  starts_at: typedDateSchema.nullable(),
  ends_at: typedDateSchema.nullable(),
};

function eachOnce(dates: readonly { stage_id: string }[]): boolean {
  return new Set(dates.map(({ stage_id }) => stage_id)).size === dates.length;
}

export const roadmapEndpoints = {
  /**
   * Changes the dates of several stages at once: all of them or, when `skip_changed` says so, those
   * that are still as they were seen, as an undo does.
   */
  changeDates: defineEndpoint({
    name: 'roadmap.changeDates',
    method: 'PATCH',
    path: `${ROADMAP}/dates`,
    access: 'profile',
    params: byId,
    body: z.object({
      dates: z.array(stageDatesSchema.extend(days)).min(1).max(13).refine(eachOnce),
      skip_changed: z.boolean().default(false),
    }),
    responses: { 200: changedDatesSchema },
    errors: [...editErrors, 'section_locked', 'dates_reversed'],
  }),
  /**
   * Puts the stages of a template in place of the present ones, which can be brought back; gives the
   * arrangement before. `seen` are the numeric stages as the caller saw them.
   */
  takeTemplate: defineEndpoint({
    name: 'roadmap.takeTemplate',
    method: 'PUT',
    path: `${ROADMAP}/template`,
    access: 'profile',
    params: byId,
    body: z.object({
      /** Which template of the kind it is; the category's, or the first, by default. */
      code: templateCodeSchema.nullish(),
      /** Whose template it is where no code is given. */
      category_id: categoryIdSchema.nullish(),
      starts_at: typedDateSchema.nullish(),
      ends_at: typedDateSchema.nullish(),
      seen: z.array(idSchema).max(12),
    }),
    responses: { 200: z.object({ before: arrangementSchema, after: arrangementSchema }) },
    errors: [...editErrors, 'roadmap_started', 'no_roadmap', 'dates_reversed'],
  }),
  /**
   * Brings an earlier arrangement back: stages that it does not name are deleted, deleted ones return.
   * `present` is the arrangement as the caller saw it.
   */
  arrange: defineEndpoint({
    name: 'roadmap.arrange',
    method: 'PUT',
    path: ROADMAP,
    access: 'profile',
    params: byId,
    body: arrangementSchema.extend({
      finish: arrangementSchema.shape.finish.extend(days),
      present: arrangementSchema,
    }),
    responses: { 204: null },
    errors: [...editErrors, 'section_locked', 'stage_not_deletable', 'dates_reversed'],
  }),
  deleted: defineEndpoint({
    name: 'roadmap.deleted',
    method: 'GET',
    path: `${ROADMAP}/deleted`,
    access: 'profile',
    params: byId,
    responses: { 200: z.object({ stages: z.array(deletedStageSchema) }) },
  }),
  /** Brings a deleted stage back at its place; one that was sent has to be approved again. */
  restore: defineEndpoint({
    name: 'roadmap.restore',
    method: 'POST',
    path: '/project/stage/:id/restore',
    access: 'profile',
    params: byId,
    responses: { 200: stageSchema },
    errors: ['too_many_stages', 'project_finished', 'forbidden'],
  }),
};
