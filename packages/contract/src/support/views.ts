import { z } from 'zod';
import { idSchema, line, momentSchema, text, versionSchema } from '../http/fields.ts';
import { SUPPORT_MOST_FILES, SUPPORT_STATUSES } from './rules.ts';

export const supportStatusSchema = z.enum(SUPPORT_STATUSES);

/** What a message says: never only spaces. */
export const supportTextSchema = text(10_000).refine((value) => value.trim() !== '', {
  error: 'field_empty',
});

/** Keys of uploaded files, as `support.addFile` gives them. */
export const supportFileKeysSchema = z.array(z.string().max(100)).max(SUPPORT_MOST_FILES);

/** Made by the writer's browser for one message, so that a lost answer sends nothing twice. */
export const messageKeySchema = idSchema;

/** Where the sender was: attached by the page itself, and left out as the sender likes. */
export const supportContextSchema = z.object({
  /** The path of a page of the site. */
  page: line(0, 300),
  /** What the last error said. */
  error: line(0, 1000),
  browser: line(0, 400),
});
export type SupportContext = z.infer<typeof supportContextSchema>;

/** A file of a message; `url` gives its bytes for ten minutes. */
export const supportFileSchema = z.object({
  id: idSchema,
  name: z.string(),
  size: z.int(),
  url: z.string(),
});
export type SupportFile = z.infer<typeof supportFileSchema>;

export const supportMessageSchema = z.object({
  id: idSchema,
  /** `asker` has sent the request, `support` answers. */
  from: z.enum(['asker', 'support']),
  /** Who of the editors has answered, for editors; otherwise null. */
  name: z.string().nullable(),
  text: z.string(),
  files: z.array(supportFileSchema),
  created_at: momentSchema,
});
export type SupportMessage = z.infer<typeof supportMessageSchema>;

/** A request in the list of whoever has sent it. */
export const supportRowSchema = z.object({
  id: idSchema,
  /** What people call it by: «обращение № 12». */
  number: z.int(),
  topic: z.string(),
  status: supportStatusSchema,
  created_at: momentSchema,
  updated_at: momentSchema,
});
export type SupportRow = z.infer<typeof supportRowSchema>;

/** A request with its conversation. */
export const supportRequestSchema = supportRowSchema.extend({
  email: z.string(),
  context: supportContextSchema,
  messages: z.array(supportMessageSchema),
  closed_at: momentSchema.nullable(),
  can: z.object({ reply: z.boolean(), close: z.boolean() }),
});
export type SupportRequest = z.infer<typeof supportRequestSchema>;

/** A request in the list of the editors. */
export const deskRequestRowSchema = supportRowSchema.extend({
  email: z.string(),
  /** The name of whoever asks; '' without an account. */
  name: z.string(),
  /** Who has taken it into work. */
  assignee: z.string().nullable(),
});
export type DeskRequestRow = z.infer<typeof deskRequestRowSchema>;

/** A request as the editors answer it. */
export const deskRequestSchema = deskRequestRowSchema.extend({
  account: z.boolean(),
  locale: z.enum(['ru', 'en']),
  context: supportContextSchema,
  messages: z.array(supportMessageSchema),
  closed_at: momentSchema.nullable(),
  version: versionSchema,
  can: z.object({ take: z.boolean(), answer: z.boolean(), close: z.boolean() }),
});
export type DeskRequest = z.infer<typeof deskRequestSchema>;
