import { z } from 'zod';
import {
  dateSchema,
  idSchema,
  line,
  momentSchema,
  personSchema,
  text,
  typedDateSchema,
  versionSchema,
} from '../http/fields.ts';
import { projectTypeSchema } from '../kinds/kinds.ts';
import { taskStatusesSchema, taskStatusIdSchema } from './statuses.ts';

export const PRIORITIES = ['low', 'medium', 'high'] as const;
export type Priority = (typeof PRIORITIES)[number];
export const prioritySchema = z.enum(PRIORITIES);

/** What a task may hold at most. */
export const TASK_ROOM = {
  title: 200,
  description: 20_000,
  assignees: 5,
  tags: 10,
  checklist: 50,
  point: 300,
  blockers: 30,
  files: 20,
  subtasks: 100,
} as const;
/** How many tasks a project may have, deleted ones left out. */
export const MOST_TASKS = 10_000;
/** How many tasks one call changes. */
export const MOST_TASKS_AT_ONCE = 500;

/** Colours of tags by the names of the theme. */
export const TAG_COLOURS = [
  'grey',
  'blue',
  'green',
  'yellow',
  'orange',
  'red',
  'violet',
  'teal',
] as const;
export type TagColour = (typeof TAG_COLOURS)[number];

/** A word by which the tasks of a project are gathered; its name is unique there, however it is written. */
export const tagSchema = z.object({
  id: idSchema,
  name: z.string(),
  colour: z.enum(TAG_COLOURS),
});
export type Tag = z.infer<typeof tagSchema>;
export const tagNameSchema = line(1, 40);

/** A point of a task's checklist; the browser gives the id. */
export const checklistPointSchema = z.object({
  id: idSchema,
  text: line(1, TASK_ROOM.point),
  done: z.boolean(),
});
export type ChecklistPoint = z.infer<typeof checklistPointSchema>;

/** What a task was made from: a remark of a review, or a comment. */
export const taskSourceSchema = z.object({
  kind: z.enum(['remark', 'comment']),
  id: idSchema,
});
export type TaskSource = z.infer<typeof taskSourceSchema>;

/** The task that something was made into. */
export const taskLeadSchema = z.object({ id: idSchema, number: z.int().positive() });
export type TaskLead = z.infer<typeof taskLeadSchema>;

const distinct = (ids: readonly string[]) => new Set(ids).size === ids.length;
const ids = (max: number) => z.array(idSchema).max(max).refine(distinct);

/** What people write in a task. */
export const taskFields = {
  title: line(1, TASK_ROOM.title),
  description: text(TASK_ROOM.description),
  /** Null for «Без этапа». */
  stage_id: idSchema.nullable(),
  /** The task that this is a part of; parts have no parts. */
  parent_id: idSchema.nullable(),
  status: taskStatusIdSchema,
  priority: prioritySchema,
  assignees: ids(TASK_ROOM.assignees),
  tags: ids(TASK_ROOM.tags),
  starts_at: typedDateSchema.nullable(),
  due_at: typedDateSchema.nullable(),
  checklist: z.array(checklistPointSchema).max(TASK_ROOM.checklist),
  /** Tasks that have to be finished before. */
  blocked_by: ids(TASK_ROOM.blockers),
};

/** A task as rows, cards and bars show it. */
export const taskRowSchema = z.object({
  id: idSchema,
  project_id: idSchema,
  /** Counts the tasks of a project, never used twice. */
  number: z.int().positive(),
  title: z.string(),
  stage_id: idSchema.nullable(),
  parent_id: idSchema.nullable(),
  status: taskStatusIdSchema,
  /** Its status is a closed one. */
  done: z.boolean(),
  priority: prioritySchema,
  assignees: z.array(personSchema),
  /** Who had it before he left the team; shown while nobody has taken it. */
  formerly: z.array(z.string()),
  tags: z.array(idSchema),
  starts_at: dateSchema.nullable(),
  due_at: dateSchema.nullable(),
  blocked_by: z.array(idSchema),
  /** Sorts tasks as people have put them, by code units. */
  order: z.string(),
  checklist_done: z.int().nonnegative(),
  checklist_total: z.int().nonnegative(),
  has_description: z.boolean(),
  comments: z.int().nonnegative(),
  files: z.int().nonnegative(),
  version: versionSchema,
  created_at: momentSchema,
  updated_at: momentSchema,
  /** When it was finished; null while it is open. */
  done_at: momentSchema.nullable(),
});
export type TaskRow = z.infer<typeof taskRowSchema>;

/** A file of a task. */
export const taskFileSchema = z.object({
  id: idSchema,
  name: z.string(),
  size: z.int().nonnegative(),
  author: personSchema.extend({ id: idSchema.nullable() }),
  created_at: momentSchema,
  /** Where it is taken from, for ten minutes. */
  url: z.string(),
});
export type TaskFile = z.infer<typeof taskFileSchema>;

/** A task as its own page shows it. */
export const taskSchema = taskRowSchema.extend({
  description: z.string(),
  checklist: z.array(checklistPointSchema),
  author: personSchema.extend({ id: idSchema.nullable() }),
  source: taskSourceSchema
    .extend({
      /** The words of the remark or of the comment. */
      text: z.string(),
      /** Who has written them. */
      author: z.string(),
    })
    .nullable(),
  attachments: z.array(taskFileSchema),
  can: z.object({ edit: z.boolean(), comment: z.boolean() }),
});
export type Task = z.infer<typeof taskSchema>;

/** The tasks of a project with what they name: everything that the views of one set need. */
export const taskSetSchema = z.object({
  tasks: z.array(taskRowSchema),
  statuses: taskStatusesSchema,
  /** Counts changes of the statuses. */
  statuses_version: versionSchema,
  tags: z.array(tagSchema),
  can: z.object({ edit: z.boolean() }),
});
export type TaskSet = z.infer<typeof taskSetSchema>;

/** A task of «Мои задачи»: with its project and how its status is called there. */
export const ownTaskSchema = taskRowSchema.extend({
  project: z.object({
    id: idSchema,
    type: projectTypeSchema,
    title: z.string(),
    /** In which its days end. */
    time_zone: z.string(),
  }),
  status_title: z.string().nullable(),
  stage_title: z.string().nullable(),
  /** What ticking it off makes its status, or taking the tick back. */
  ticked_status: taskStatusIdSchema,
  can: z.object({ edit: z.boolean() }),
});
export type OwnTask = z.infer<typeof ownTaskSchema>;
