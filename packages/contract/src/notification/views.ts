import { z } from 'zod';
import { sectionSchema } from '../approval/views.ts';
import { controlEventTypeSchema } from '../control-event/kinds.ts';
import { idSchema, momentSchema } from '../http/fields.ts';
import { projectTypeSchema } from '../kinds/kinds.ts';
import { ROLE_IDS, type RoleCode } from '../kinds/roles.ts';
import { REQUEST_KINDS } from '../team/views.ts';
import { MAIL_CHANNELS, REASONS } from './reasons.ts';

const roleCodeSchema = z.enum(Object.keys(ROLE_IDS) as [RoleCode, ...RoleCode[]]);

const placeSchema = z.object({
  section: sectionSchema,
  stage_id: idSchema.nullable(),
  /** Null where it is no stage, or the finish. */
  stage_number: z.int().nullable(),
  stage_title: z.string().nullable(),
});

/** What the title of a notification names besides the place; which of it there is depends on the reason. */
export const saidSchema = z.object({
  /** Whom it is about, where that is not who has acted. */
  person: z.string().optional(),
  role: roleCodeSchema.optional(),
  /** What is asked: a key under `approval.asked`. */
  asked: z.string().optional(),
  /** What was reached before a reset waits there to be approved again. */
  again: z.boolean().optional(),
  /** Full days of waiting, or sections that have to be approved again. */
  count: z.int().optional(),
  request: z.enum(REQUEST_KINDS).optional(),
  /** What was written with it, such as the reason of a refusal. */
  note: z.string().optional(),
  /** The title of a project that is gone. */
  project: z.string().optional(),
  /** The invitation that the notification leads to. */
  invitation: idSchema.optional(),
  /** The request to the support that it is about, and its topic. */
  support: idSchema.optional(),
  topic: z.string().optional(),
  /** The entry of the log that it leads to. */
  entry: idSchema.optional(),
  /** The task that it leads to, and its title or that of what is discussed. */
  task: idSchema.optional(),
  title: z.string().optional(),
  /** The discussion of a work that it leads to. */
  discussion: idSchema.optional(),
  /** The stage whose document it leads to. */
  document: idSchema.optional(),
  /** The grant application that it leads to. */
  application: idSchema.optional(),
  /** The comment on it that is meant. */
  comment: idSchema.optional(),
  /** The control event that it leads to, and of which type it is. */
  event: idSchema.optional(),
  event_type: controlEventTypeSchema.optional(),
  /** The opportunity that it leads to, or the response to one. */
  opportunity: idSchema.optional(),
  response: idSchema.optional(),
  /** The record of the catalogue of money that it leads to. */
  funding: z.string().optional(),
  /** What has brought the move about: the words of another notification, which is not told besides. */
  cause: z
    .object({
      reason: z.enum(['approved', 'recalled', 'reset']),
      variant: z.string(),
      place: placeSchema,
    })
    .optional(),
});
export type NotificationSaid = z.infer<typeof saidSchema>;

/** One notification of a person. Its words are made of this by `notificationTitle`. */
export const notificationSchema = z.object({
  id: idSchema,
  reason: z.enum(REASONS),
  variant: z.string(),
  /** Null for what concerns no project, or one that is gone. */
  project: z.object({ id: idSchema, type: projectTypeSchema, title: z.string() }).nullable(),
  place: placeSchema.nullable(),
  /** Who has acted; null where nobody has, as with a reminder. */
  actor: z.string().nullable(),
  said: saidSchema,
  /** Path within the site of the exact place; null where there is nothing to open. */
  link: z.string().nullable(),
  created_at: momentSchema,
  read: z.boolean(),
  /** What it asks for is done, by whomever. */
  settled: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** How a person is told by mail. */
export const notificationSettingsSchema = z.object({
  /** A name of the IANA database of time zones. */
  zone: z.string(),
  /** False while the zone was only taken from a browser. */
  zone_chosen: z.boolean(),
  /** Whether the daily digest comes at all. */
  digest: z.boolean(),
  /** The hour of the digest in that zone. */
  digest_hour: z.int().min(0).max(23),
  channels: z.record(z.enum(REASONS), z.enum(MAIL_CHANNELS)),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

/** What a mail may be switched off by: one reason, or the digest. */
export const unsubscribedSchema = z.union([z.enum(REASONS), z.literal('digest')]);
export type Unsubscribed = z.infer<typeof unsubscribedSchema>;

/** What the stream tells: something about the notifications of the reader is new. */
export const streamEventSchema = z.object({
  /**
   * `new`: somebody has been told something; `read`: marks have changed; `look`: who looks at what has;
   * `tasks`: tasks of the project or what is said of them; `event`: a control event;
   * `application`: what is written in an application of the project, and by whom.
   */
  kind: z.enum(['new', 'read', 'look', 'tasks', 'event', 'application']),
  /** The project whose pages show something old now. */
  project_id: idSchema.nullable(),
  /**
   * Of `tasks`: the rows that are all that has changed, and since when. A page that has them, such as that of
   * who has changed them, need not read them.
   */
  changed: z.array(z.object({ id: idSchema, updated_at: momentSchema })).optional(),
  /** The control event whose pages do. */
  event_id: idSchema.optional(),
});
export type StreamEvent = z.infer<typeof streamEventSchema>;
