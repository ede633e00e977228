import { z } from 'zod';
import { approvalActionSchema, moveSchema } from '../approval/views.ts';
import { dateSchema, idSchema, momentSchema, personSchema, versionSchema } from '../http/fields.ts';
import { stageSchema } from '../stage/views.ts';
import { memberSchema } from '../team/views.ts';
import { categoryIdSchema, projectTypeSchema } from './kinds.ts';
import { roleIdSchema } from './roles.ts';

/** A text block that the team adds to the task or to the extended information. */
export const dynamicFieldSchema = z.object({
  id: idSchema,
  title: z.string(),
  kind: z.enum(['text', 'content']),
  content: z.string(),
  order: z.int(),
  version: versionSchema,
});
export type DynamicField = z.infer<typeof dynamicFieldSchema>;

const head = {
  id: idSchema,
  type: projectTypeSchema,
  title: z.string(),
  category_id: categoryIdSchema.nullable(),
  status: z.string(),
  status_since: momentSchema,
  completion_status: z.enum(['none', 'final_report_expected', 'succeeded']),
  creator: personSchema,
  my_role_id: roleIdSchema,
  /** 0 to 100. */
  progress: z.int().min(0).max(100),
  updated_at: momentSchema,
};

/** A row of the list. `moves` holds the most urgent move first; `deadline` is the nearest of the stages. */
export const projectRowSchema = z.object({
  ...head,
  group: z.string(),
  move: moveSchema.nullable(),
  deadline: dateSchema.nullable(),
});
export type ProjectRow = z.infer<typeof projectRowSchema>;

/** The whole project page. */
export const projectSchema = z.object({
  ...head,
  annotation: z.string(),
  starts_at: dateSchema.nullable(),
  ends_at: dateSchema.nullable(),
  created_at: momentSchema,
  version: versionSchema,
  edition: z.int().nonnegative(),
  task_fields: z.array(dynamicFieldSchema),
  info_fields: z.array(dynamicFieldSchema),
  stages: z.array(stageSchema),
  team: z.array(memberSchema),
  /** Every open move of the project, the caller's own first. */
  moves: z.array(moveSchema),
  actions: z.array(approvalActionSchema),
  can: z.object({
    edit: z.boolean(),
    edit_task: z.boolean(),
    invite: z.boolean(),
    remove: z.boolean(),
    add_stage: z.boolean(),
  }),
});
export type Project = z.infer<typeof projectSchema>;
