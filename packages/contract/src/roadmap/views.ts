import { z } from 'zod';
import { dateSchema, idSchema, line, momentSchema, versionSchema } from '../http/fields.ts';

/** The days of a stage, with the edition of the stage that they were seen in. */
export const stageDatesSchema = z.object({
  stage_id: idSchema,
  starts_at: dateSchema.nullable(),
  ends_at: dateSchema.nullable(),
  version: versionSchema,
});
export type StageDates = z.infer<typeof stageDatesSchema>;

/** Why the dates of a stage were left as they are. */
export const SKIP_REASONS = ['changed', 'locked', 'deleted'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** What came of a change of dates: the new days with their editions, and what was left out. */
export const changedDatesSchema = z.object({
  dates: z.array(stageDatesSchema),
  skipped: z.array(z.object({ stage_id: idSchema, reason: z.enum(SKIP_REASONS) })),
});
export type ChangedDates = z.infer<typeof changedDatesSchema>;

/** Which numeric stages a roadmap has, in their order, and the name and the days of the finish. */
export const arrangementSchema = z.object({
  stages: z.array(idSchema).max(12),
  finish: z.object({
    /** Without it the finish keeps its name. */
    title: line(1, 300).optional(),
    starts_at: dateSchema.nullable(),
    ends_at: dateSchema.nullable(),
  }),
});
export type Arrangement = z.infer<typeof arrangementSchema>;

/** A stage that was deleted and may be brought back. */
export const deletedStageSchema = z.object({
  id: idSchema,
  title: z.string(),
  deleted_at: momentSchema,
  /** «Фамилия И. О.» */
  deleted_by: z.string(),
  /** It was sent for approval, so it comes back for approval anew. */
  was_sent: z.boolean(),
});
export type DeletedStage = z.infer<typeof deletedStageSchema>;
