import { z } from 'zod';
import { approvalActionSchema, moveSchema } from '../approval/views.ts';
import { dynamicFieldSchema } from '../field/dynamic-field.ts';
import { dateSchema, idSchema, momentSchema, versionSchema } from '../http/fields.ts';
import { STAGE_KINDS, STAGE_LAYOUTS } from '../kinds/kinds.ts';
import { STAGE_PROGRESS, STATUS_GROUPS } from '../workflow/status-info.ts';

/** A stage with its plan and result, as the caller may see and act on it. */
export const stageSchema = z.object({
  id: idSchema,
  project_id: idSchema,
  kind: z.enum(STAGE_KINDS),
  layout: z.enum(STAGE_LAYOUTS),
  /** 1 to 12 for numeric stages, null for start and finish. */
  number: z.int().nullable(),
  title: z.string(),
  goal: z.string(),
  /** Nobody has put the goal of the template into words of his own yet. */
  goal_from_template: z.boolean(),
  planned_result: z.string(),
  result_text: z.string(),
  /** Text blocks that the team adds to the plan. */
  fields: z.array(dynamicFieldSchema),
  starts_at: dateSchema.nullable(),
  ends_at: dateSchema.nullable(),
  status: z.string(),
  /** The same with its roles written out. */
  status_code: z.string(),
  status_since: momentSchema,
  /** The status of the result alone, which numeric stages of startups have; `status` is then the plan's. */
  result_status: z.string().nullable(),
  result_status_code: z.string().nullable(),
  plan_valid: z.boolean(),
  /** How its row stood before a reset; null once it was decided on again. */
  reached_status: z.string().nullable(),
  /** What is asked for by its end was delivered in time or approved, and a reset is why it waits again. */
  delivered: z.boolean(),
  /** The supervisor who is the author of the project has sent it and has signed it last. */
  by_supervisor_author: z.boolean(),
  plan_edition: z.int().nonnegative(),
  result_edition: z.int().nonnegative(),
  version: versionSchema,
  /** Which of the five steps the approval has come to; null for start and finish, which have no plan. */
  step: z.enum(STAGE_PROGRESS).nullable(),
  /** How far the stage has come, 0 to 100. */
  progress: z.int().min(0).max(100),
  document_id: idSchema.nullable(),
  move: moveSchema.nullable(),
  actions: z.array(approvalActionSchema),
  can: z.object({
    edit_plan: z.boolean(),
    /** An edit of the plan takes an approval away. */
    plan_reapproval: z.boolean(),
    edit_result: z.boolean(),
    delete: z.boolean(),
  }),
});
export type Stage = z.infer<typeof stageSchema>;

/** A status in the caller's language, for legends and filters. */
export const statusSchema = z.object({
  id: z.string(),
  code: z.string(),
  /** The code with its roles written out. */
  status_code: z.string(),
  kind: z.enum(['plan', 'result', 'common']),
  group: z.enum(STATUS_GROUPS),
  colour: z.string(),
  title: z.string(),
});
