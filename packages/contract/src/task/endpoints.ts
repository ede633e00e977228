import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, line, versionSchema } from '../http/fields.ts';
import { taskStatusesSchema, taskStatusIdSchema } from './statuses.ts';
import { taskTakingEndpoints } from './taking-endpoints.ts';
import {
  MOST_TASKS_AT_ONCE,
  ownTaskSchema,
  TAG_COLOURS,
  TASK_ROOM,
  tagNameSchema,
  tagSchema,
  taskFields,
  taskFileSchema,
  taskRowSchema,
  taskSchema,
  taskSetSchema,
  taskSourceSchema,
} from './views.ts';

const { title, description, stage_id, parent_id, status, priority, assignees, tags } = taskFields;
const { starts_at, due_at, checklist, blocked_by } = taskFields;

/** What may be left out of a new task. */
const beginnings = {
  description: description.default(''),
  /** The first open one of the board where it is left out. */
  status: status.optional(),
  priority: priority.default('medium'),
  assignees: assignees.default([]),
  tags: tags.default([]),
  starts_at: starts_at.default(null),
  due_at: due_at.default(null),
  checklist: checklist.default([]),
  blocked_by: blocked_by.default([]),
  /** Made by the writer's browser: under the same one nothing is made twice. */
  key: idSchema.optional(),
};

/** Where a task is put among the others: behind this one, at the beginning where it is null. */
const after = idSchema.nullable();

const taskErrors = [
  'forbidden',
  'project_finished',
  'task_names_absent',
  'task_assignee_reads',
  'task_parent',
  'task_cycle',
  'task_waits_itself',
  'task_waits_kin',
  'dates_reversed',
  'too_many_tasks',
] as const;

const fileErrors = ['forbidden', 'project_finished', 'project_full'] as const;

/** Several tasks are changed alike; what is left out stays. */
const bulkChange = z.object({
  status: status.optional(),
  priority: priority.optional(),
  stage_id: stage_id.optional(),
  add_assignees: assignees.optional(),
  remove_assignees: assignees.optional(),
  add_tags: tags.optional(),
  remove_tags: tags.optional(),
  starts_at: starts_at.optional(),
  due_at: due_at.optional(),
});

/** Tasks of projects: lists, boards, Gantt and calendar read one set. */
export const taskEndpoints = {
  create: defineEndpoint({
    name: 'task.create',
    method: 'POST',
    path: '/task/create',
    access: 'profile',
    body: z.object({
      project_id: idSchema,
      title,
      stage_id: stage_id.default(null),
      parent_id: parent_id.default(null),
      ...beginnings,
      source: taskSourceSchema.optional(),
      after: after.optional(),
    }),
    responses: { 201: taskSchema },
    errors: taskErrors,
    limit: { max: 600, minutes: 10, key: 'account' },
  }),
  /** A part of a task, in its stage. */
  createSubtask: defineEndpoint({
    name: 'task.createSubtask',
    method: 'POST',
    path: '/subtasks/create',
    access: 'profile',
    body: z.object({ task_id: idSchema, title, ...beginnings }),
    responses: { 201: taskSchema },
    errors: taskErrors,
    limit: { max: 600, minutes: 10, key: 'account' },
  }),
  /** A pasted list: a task a line, those that are indented by more than the line before are its parts. */
  createMany: defineEndpoint({
    name: 'task.createMany',
    method: 'POST',
    path: '/task/create_many',
    access: 'profile',
    // a table of a whole project has its descriptions too
    bodyLimit: 8 * 1024 * 1024,
    body: z.object({
      project_id: idSchema,
      stage_id: stage_id.default(null),
      status: status.optional(),
      tasks: z
        .array(
          z.object({
            title,
            /** Under the same one of the same person nothing is made twice. */
            key: idSchema.optional(),
            /** The place in this list of the task that this is a part of. */
            parent: z.int().nonnegative().nullable().default(null),
            priority: priority.default('medium'),
            assignees: assignees.default([]),
            starts_at: starts_at.default(null),
            due_at: due_at.default(null),
            status: status.optional(),
            stage_id: stage_id.optional(),
            description: description.default(''),
            /** Names of tags; those that are not there are made. */
            tag_names: z.array(tagNameSchema).max(10).default([]),
            checklist: checklist.default([]),
            /** The places in this list of the tasks that have to be finished before. */
            blocked_by: z.array(z.int().nonnegative()).max(TASK_ROOM.blockers).default([]),
          }),
        )
        .min(1)
        .max(MOST_TASKS_AT_ONCE),
    }),
    responses: { 201: z.object({ tasks: z.array(taskRowSchema) }) },
    errors: [...taskErrors, 'too_many_tags'],
    limit: { max: 60, minutes: 10, key: 'account' },
  }),
  get: defineEndpoint({
    name: 'task.get',
    method: 'GET',
    path: '/task/:id',
    access: 'profile',
    params: byId,
    responses: { 200: taskSchema },
  }),
  /** Replaces the whole task. With a version it is refused once somebody has changed the task since. */
  replace: defineEndpoint({
    name: 'task.replace',
    method: 'PUT',
    path: '/task/:id',
    access: 'profile',
    params: byId,
    body: z.object({ ...taskFields, version: versionSchema.optional() }),
    responses: { 204: null },
    errors: [...taskErrors, 'stale_version'],
  }),
  /**
   * Changes what is given, and puts the task behind another. A text names the version that it was written
   * from; what is only chosen, moved or ticked off needs none: the last one stands.
   */
  change: defineEndpoint({
    name: 'task.change',
    method: 'PATCH',
    path: '/task/:id',
    access: 'profile',
    params: byId,
    body: z
      .object({ ...taskFields, after, version: versionSchema })
      .partial()
      .refine((change) => Object.keys(change).length > 0),
    responses: { 200: taskSchema },
    errors: [...taskErrors, 'stale_version'],
    limit: { max: 600, minutes: 1, key: 'account' },
  }),
  /** Deletes a task; one with parts is refused until it is said whether they go along or stay. */
  remove: defineEndpoint({
    name: 'task.remove',
    method: 'DELETE',
    path: '/task/:id',
    access: 'profile',
    params: byId,
    query: z.object({ subtasks: z.enum(['delete', 'keep']).optional() }),
    responses: { 204: null },
    errors: ['forbidden', 'project_finished', 'task_has_subtasks'],
  }),
  /** Makes room for a file and gives the address that its bytes are put to, which works for an hour. */
  addFile: defineEndpoint({
    name: 'task.addFile',
    method: 'POST',
    path: '/task/:id/file',
    access: 'profile',
    params: byId,
    body: z.object({
      name: line(1, 255),
      /** In bytes; exactly so many are taken. */
      size: z.int().positive(),
      /** What the browser takes the file for; the server believes only name and bytes. */
      type: z.string().max(200),
    }),
    responses: { 201: z.object({ file_id: idSchema, upload_url: z.string() }) },
    errors: [...fileErrors, 'file_type_refused', 'file_too_large', 'too_many_files'],
    limit: { max: 120, minutes: 1, key: 'account' },
  }),
  /** Puts an uploaded file to its task. */
  finishFile: defineEndpoint({
    name: 'task.finishFile',
    method: 'PATCH',
    path: '/task/file/:id',
    access: 'profile',
    params: byId,
    body: z.object({ uploaded: z.literal(true) }),
    responses: { 200: taskFileSchema },
    errors: [...fileErrors, 'file_missing', 'file_type_refused', 'too_many_files'],
  }),
  /** Removes a file for good, or gives up its upload. */
  removeFile: defineEndpoint({
    name: 'task.removeFile',
    method: 'DELETE',
    path: '/task/file/:id',
    access: 'profile',
    params: byId,
    responses: { 204: null },
    errors: ['forbidden', 'project_finished'],
  }),
  /** Several tasks of one project alike, in one transaction. */
  changeMany: defineEndpoint({
    name: 'task.changeMany',
    method: 'PATCH',
    path: '/task/many',
    access: 'profile',
    body: z.object({
      project_id: idSchema,
      ids: z.array(idSchema).min(1).max(MOST_TASKS_AT_ONCE),
      change: bulkChange,
    }),
    responses: { 200: z.object({ tasks: z.array(taskRowSchema) }) },
    errors: taskErrors,
  }),
  /** Days of several tasks, each its own: what a dragged bar and the shift of its successors change. */
  changeDays: defineEndpoint({
    name: 'task.changeDays',
    method: 'PATCH',
    path: '/task/days',
    access: 'profile',
    body: z.object({
      project_id: idSchema,
      days: z
        .array(z.object({ id: idSchema, starts_at, due_at }))
        .min(1)
        .max(MOST_TASKS_AT_ONCE),
    }),
    responses: { 200: z.object({ tasks: z.array(taskRowSchema) }) },
    errors: taskErrors,
  }),
  removeMany: defineEndpoint({
    name: 'task.removeMany',
    method: 'POST',
    path: '/task/remove_many',
    access: 'profile',
    body: z.object({
      project_id: idSchema,
      ids: z.array(idSchema).min(1).max(MOST_TASKS_AT_ONCE),
      /** What becomes of subtasks that are not among them; unsaid, it is refused where there are any. */
      subtasks: z.enum(['delete', 'keep']).optional(),
    }),
    responses: { 204: null },
    errors: ['forbidden', 'project_finished', 'task_has_subtasks'],
  }),
  /** Takes deletions back, all or none; those that are there already stay as they are. */
  restoreMany: defineEndpoint({
    name: 'task.restoreMany',
    method: 'POST',
    path: '/task/restore_many',
    access: 'profile',
    body: z.object({
      project_id: idSchema,
      ids: z.array(idSchema).min(1).max(MOST_TASKS_AT_ONCE),
    }),
    responses: { 204: null },
    errors: ['forbidden', 'project_finished', 'too_many_tasks'],
  }),
  /** All tasks of a project, in their order. */
  ofProject: defineEndpoint({
    name: 'task.ofProject',
    method: 'GET',
    path: '/task/project',
    access: 'profile',
    query: z.object({ project_id: idSchema }),
    responses: { 200: taskSetSchema },
    errors: ['not_found'],
  }),
  /** All tasks of a stage, in their order. */
  ofStage: defineEndpoint({
    name: 'task.ofStage',
    method: 'GET',
    path: '/task/stage',
    access: 'profile',
    query: z.object({ stage_id: idSchema }),
    responses: { 200: taskSetSchema },
    errors: ['not_found'],
  }),
  /** What the caller is to do in all his projects: open tasks, and those finished in the last fortnight. */
  mine: defineEndpoint({
    name: 'task.mine',
    method: 'GET',
    path: '/task/mine',
    access: 'profile',
    responses: { 200: z.object({ tasks: z.array(ownTaskSchema) }) },
  }),
  tags: defineEndpoint({
    name: 'task.tags',
    method: 'GET',
    path: '/task/tag/list',
    access: 'profile',
    query: z.object({ project_id: idSchema }),
    responses: { 200: z.object({ tags: z.array(tagSchema) }) },
    errors: ['not_found'],
  }),
  createTag: defineEndpoint({
    name: 'task.createTag',
    method: 'POST',
    path: '/task/tag/create',
    access: 'profile',
    body: z.object({
      project_id: idSchema,
      name: tagNameSchema,
      colour: z.enum(TAG_COLOURS).default('grey'),
    }),
    responses: { 201: tagSchema },
    errors: ['forbidden', 'project_finished', 'tag_exists', 'too_many_tags'],
    limit: { max: 120, minutes: 10, key: 'account' },
  }),
  removeTag: defineEndpoint({
    name: 'task.removeTag',
    method: 'DELETE',
    path: '/task/tag/:id',
    access: 'profile',
    params: byId,
    responses: { 204: null },
    errors: ['forbidden', 'project_finished'],
  }),
  /**
   * The statuses of a project in the order of their columns. Tasks of one that goes have to be given another
   * by `moves`, else it is refused.
   */
  changeStatuses: defineEndpoint({
    name: 'task.changeStatuses',
    method: 'PUT',
    path: '/task/statuses',
    access: 'profile',
    body: z.object({
      project_id: idSchema,
      statuses: taskStatusesSchema,
      version: versionSchema,
      moves: z.array(z.object({ from: taskStatusIdSchema, to: taskStatusIdSchema })).default([]),
    }),
    responses: { 200: taskSetSchema.pick({ statuses: true, statuses_version: true }) },
    errors: [
      'forbidden',
      'project_finished',
      'stale_version',
      'task_status_used',
      'task_status_repeats',
    ],
  }),
  ...taskTakingEndpoints,
};
