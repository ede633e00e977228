import { z } from 'zod';
import { sectionSchema } from '../approval/views.ts';
import { EXPORT_FORMATS } from '../document/views.ts';
import { fileSlotSchema } from '../file/views.ts';
import { idSchema, momentSchema, personSchema } from '../http/fields.ts';
import { projectTypeSchema, STAGE_KINDS } from '../kinds/kinds.ts';
import { roleIdSchema } from '../kinds/roles.ts';
import { type ProfileField, profileFieldsSchema } from '../user/profile.ts';
import { eventIdSchema, LOG_TOPICS } from './events.ts';

/** How the values of a field are written. */
export type LogValueKind =
  | 'text'
  | 'date'
  | 'number'
  | 'status'
  /** The status of a task: a code, or the name that the project has given. */
  | 'task_status'
  | 'priority'
  /** How near a project is to its end as a whole. */
  | 'completion'
  | 'role'
  | 'category'
  /** A level of education. */
  | 'education'
  /** Whether a text has a form, or that its form has changed. */
  | 'markup'
  | 'flag'
  /** Who may read a discussion. */
  | 'readers';

/** What may differ before and after an event of a project, and how its values are written. */
export const PROJECT_LOG_FIELDS = {
  title: 'text',
  category: 'category',
  annotation: 'text',
  starts_at: 'date',
  ends_at: 'date',
  time_zone: 'text',
  team_content: 'text',
  goal: 'text',
  planned_result: 'text',
  result_text: 'text',
  content: 'text',
  comment: 'text',
  markup: 'markup',
  order: 'number',
  number: 'number',
  status: 'status',
  completion: 'completion',
  role: 'role',
  description: 'text',
  task_status: 'task_status',
  priority: 'priority',
  assignees: 'text',
  due_at: 'date',
  tags: 'text',
  stage: 'text',
  parent: 'text',
  blocked_by: 'text',
  checklist: 'text',
  columns: 'text',
  readers: 'readers',
  owner: 'text',
  files: 'text',
  document: 'text',
} as const satisfies Record<string, LogValueKind>;
export type ProjectLogField = keyof typeof PROJECT_LOG_FIELDS;

const PROFILE_KINDS: Partial<Record<ProfileField, LogValueKind>> = {
  birth_date: 'date',
  education_level: 'education',
  no_middle_name: 'flag',
};

/** What may differ before and after an event: fields of a project and those of a profile. */
export type LogField = ProjectLogField | ProfileField;
const PROFILE_FIELDS = Object.keys(profileFieldsSchema.shape) as ProfileField[];
const FIELDS = [...(Object.keys(PROJECT_LOG_FIELDS) as ProjectLogField[]), ...PROFILE_FIELDS];

function isProjectLogField(field: LogField): field is ProjectLogField {
  return field in PROJECT_LOG_FIELDS;
}

/** How the values of a field are written. */
export function logValueKind(field: LogField): LogValueKind {
  if (isProjectLogField(field)) return PROJECT_LOG_FIELDS[field];
  return PROFILE_KINDS[field] ?? 'text';
}

/**
 * One field that an event has changed. Values are codes, days and texts as strings; null where there
 * was nothing or is nothing any more.
 */
export const logChangeSchema = z.object({
  field: z.enum(FIELDS as [LogField, ...LogField[]]),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type LogChange = z.infer<typeof logChangeSchema>;

/** What else an event tells; each kind has some of it. */
export const logDetailsSchema = z
  .object({
    /** The name of the thing: of a stage, a text block, a deleted project, a file. */
    title: z.string(),
    /** Whom it concerns, besides the one who acted. */
    person: z.string(),
    email: z.string(),
    role_id: roleIdSchema,
    /** Whose coming, going or change of role has moved an approval. */
    cause: z.enum(['joined', 'left', 'role']),
    reason: z.string(),
    /** What a remark says. */
    text: z.string(),
    /** How somebody has come: by a personal code or by mail. */
    way: z.enum(['code', 'mail']),
    /** How somebody was removed, and why a project was deleted. */
    rule: z.enum(['own_will', 'at_once', 'consent', 'left', 'deleted']),
    format: z.enum(EXPORT_FORMATS),
    /** The place of a file. */
    slot: fileSlotSchema,
    /** Which version of the file in its place. */
    version: z.int(),
    /** The browser that a session belongs to, as it names itself. */
    agent: z.string(),
    /** A moment that the event is about, such as that of a restored edition. */
    moment: momentSchema,
  })
  .partial();
export type LogDetails = z.infer<typeof logDetailsSchema>;

/** A note or a comment: the only part of the log that is written by people and can be changed. */
const remarkOfLog = {
  log_uuid: idSchema,
  actor: personSchema.extend({ id: idSchema.nullable() }),
  created_at: momentSchema,
  /** Null until its author has changed it. */
  edited_at: momentSchema.nullable(),
  can_edit: z.boolean(),
};

/** Whom a note or a comment calls, under the names that stand in it; who has no account any more is left out. */
const mentions = z.array(personSchema);

export const logCommentSchema = z.object({ ...remarkOfLog, log_comment: z.string(), mentions });
export type LogComment = z.infer<typeof logCommentSchema>;

/** One entry of the log: who, what, before and after, where. */
export const logEntrySchema = z.object({
  ...remarkOfLog,
  event_uuid: eventIdSchema,
  /** Null for events of an account. */
  project: z
    .object({ id: idSchema, type: projectTypeSchema, title: z.string(), deleted: z.boolean() })
    .nullable(),
  /** The stage that it is about, as it is now. */
  stage: z
    .object({
      id: idSchema,
      kind: z.enum(STAGE_KINDS),
      number: z.int().nullable(),
      title: z.string(),
      deleted: z.boolean(),
    })
    .nullable(),
  section: sectionSchema.nullable(),
  changes: z.array(logChangeSchema),
  details: logDetailsSchema,
  /** What a note or a comment says; null for what the system has written. */
  log_comment: z.string().nullable(),
  mentions,
  /** The entry that a comment is about. */
  about: z.object({ log_uuid: idSchema, event_uuid: eventIdSchema }).nullable(),
  /** Comments on this entry, the oldest first. */
  comments: z.array(logCommentSchema),
  can_comment: z.boolean(),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** A kind of event in the caller's language. */
export const logEventSchema = z.object({
  event_uuid: eventIdSchema,
  code: z.string(),
  topic: z.enum(LOG_TOPICS),
  title: z.string(),
});
