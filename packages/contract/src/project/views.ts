import { z } from 'zod';
import { approvalActionSchema, moveSchema } from '../approval/views.ts';
import { contentKindSchema, dynamicFieldSchema } from '../field/dynamic-field.ts';
import { dateSchema, idSchema, momentSchema, personSchema, versionSchema } from '../http/fields.ts';
import { categoryIdSchema, projectTypeSchema } from '../kinds/kinds.ts';
import { roleIdSchema } from '../kinds/roles.ts';
import { stageSchema } from '../stage/views.ts';
import { memberSchema } from '../team/views.ts';
import { templateCodeSchema } from './templates/codes.ts';

const head = {
  id: idSchema,
  type: projectTypeSchema,
  /** The same as a number. */
  type_code: z.int().min(1).max(3),
  title: z.string(),
  category_id: categoryIdSchema.nullable(),
  status: z.string(),
  /** The same with its roles written out. */
  status_code: z.string(),
  status_since: momentSchema,
  completion_status: z.enum(['none', 'final_report_expected', 'succeeded']),
  creator: personSchema,
  my_role_id: roleIdSchema,
  /** 0 to 100. */
  progress: z.int().min(0).max(100),
  /** A part of that has to be approved again, because somebody has joined or left. */
  awaits_reapproval: z.boolean(),
  updated_at: momentSchema,
};

/** A row of the list: the caller's own move, else the most urgent; `deadline` is that of the move. */
export const projectRowSchema = z.object({
  ...head,
  group: z.string(),
  move: moveSchema.nullable(),
  deadline: dateSchema.nullable(),
  time_zone: z.string(),
});
export type ProjectRow = z.infer<typeof projectRowSchema>;

const templateStageSchema = z.object({
  title: z.string(),
  goal: z.string(),
  planned_result: z.string(),
  /** Its part of the time of the project, in proportion to the others. */
  share: z.number(),
});

/** A roadmap that a new project may begin with, in the caller's language. */
export const roadmapTemplateSchema = z.object({
  code: templateCodeSchema,
  /** What the template is called where there are several to choose from. */
  title: z.string(),
  /** Null where the kind of project has no categories. */
  category_id: categoryIdSchema.nullable(),
  start: templateStageSchema,
  numeric: z.array(templateStageSchema),
  finish: templateStageSchema,
});
export type RoadmapView = z.infer<typeof roadmapTemplateSchema>;

/** The whole project page. */
export const projectSchema = z.object({
  ...head,
  annotation: z.string(),
  /** What the team tells of itself. */
  team_content: z.string(),
  team_kind: contentKindSchema,
  starts_at: dateSchema.nullable(),
  ends_at: dateSchema.nullable(),
  /** The zone of the IANA in which the days of the project end. */
  time_zone: z.string(),
  created_at: momentSchema,
  version: versionSchema,
  edition: z.int().nonnegative(),
  /** The supervisor who is the author of the project has sent it and has signed it last. */
  by_supervisor_author: z.boolean(),
  task_fields: z.array(dynamicFieldSchema),
  info_fields: z.array(dynamicFieldSchema),
  stages: z.array(stageSchema),
  team: z.array(memberSchema),
  /** Every open move of the project: the caller's own first, last those whose turn has not come. */
  moves: z.array(moveSchema),
  actions: z.array(approvalActionSchema),
  can: z.object({
    edit: z.boolean(),
    edit_task: z.boolean(),
    /** What the team tells of itself is no part of what is approved. */
    edit_team: z.boolean(),
    invite: z.boolean(),
    remove: z.boolean(),
    add_stage: z.boolean(),
    /** Change the order of the stages and bring deleted ones back. */
    arrange: z.boolean(),
    /** Nothing of the roadmap was sent yet, so a template may take its place. */
    take_template: z.boolean(),
    /** The work is finished, and the caller may turn it into a startup. */
    start_startup: z.boolean(),
    /** See how much of the text stands in other works, and have it compared. */
    compare_works: z.boolean(),
  }),
});
export type Project = z.infer<typeof projectSchema>;
