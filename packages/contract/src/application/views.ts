import { z } from 'zod';
import { callDaysSchema } from '../funding/views.ts';
import { dateSchema, idSchema, line, momentSchema, text, versionSchema } from '../http/fields.ts';
import { projectTypeSchema } from '../kinds/kinds.ts';
import { APPLICATION_STATUSES } from './statuses.ts';

/** Codes of sections and fields, as templates name them; a call about another one finds nothing. */
export const applicationCode = z.string().min(1).max(60);

/** What stands in a field: a text, an amount, a day, a choice by its code; rows of cells in a table. */
export const applicationValueSchema = z.union([
  text(20_000),
  z.array(z.array(text(2000)).max(10)).max(50),
]);
export type ApplicationValue = z.infer<typeof applicationValueSchema>;

/** What a cell of a table holds. */
export const CELL_KINDS = ['text', 'money', 'date', 'year'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** What a field holds: what is something else stays as it was typed, and does not count. */
export const FIELD_KINDS = [
  ...CELL_KINDS,
  'table',
  'choice',
  'percent',
  'email',
  'link',
  'phone',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** A question of a form, in the language of the reader. */
export const applicationFieldSchema = z.object({
  code: applicationCode,
  title: z.string(),
  hint: z.string().nullable(),
  kind: z.enum(FIELD_KINDS),
  /** So many characters are asked for; more is marked and never refused. */
  limit: z.int().positive().nullable(),
  required: z.boolean(),
  options: z.array(z.object({ code: z.string(), title: z.string() })),
  columns: z.array(z.object({ title: z.string(), kind: z.enum(CELL_KINDS) })),
  /** The field of its section whose amount the rows add up to. */
  sums_to: applicationCode.nullable(),
  value: applicationValueSchema,
  /** It stands as the project has told it, and was not typed over. */
  from_project: z.boolean(),
});
export type ApplicationField = z.infer<typeof applicationFieldSchema>;

const named = z.object({ id: idSchema.nullable(), name: z.string() });

/** A section: one person answers for it, one person writes in it at a time. */
export const applicationSectionSchema = z.object({
  code: applicationCode,
  title: z.string(),
  fields: z.array(applicationFieldSchema),
  owner: named.nullable(),
  /** Who else writes in it just now: the reader may not meanwhile. */
  locked_by: named.nullable(),
  version: versionSchema,
});
export type ApplicationSection = z.infer<typeof applicationSectionSchema>;

/** A form that can be filled, in the language of the reader. */
export const applicationTemplateSchema = z.object({
  code: z.string(),
  title: z.string(),
  operator: z.string(),
  /** Codes of records of the catalogue of funding that it is the form of. */
  records: z.array(z.string()),
});
export type ApplicationTemplate = z.infer<typeof applicationTemplateSchema>;

const head = {
  id: idSchema,
  project: z.object({ id: idSchema, type: projectTypeSchema, title: z.string() }),
  template: z.object({ code: z.string(), title: z.string(), operator: z.string() }),
  /** The record of the catalogue of funding that it was begun from. */
  record: z.string().nullable(),
  status: z.enum(APPLICATION_STATUSES),
  /** Until when the call takes applications. */
  deadline: dateSchema.nullable(),
  /** That day is over where the project is. */
  closed: z.boolean(),
  /** Fields with what is asked for in them, and all fields. */
  filled: z.int(),
  total: z.int(),
  created_at: momentSchema,
  updated_at: momentSchema,
};

/** An application as a row of the list. */
export const applicationRowSchema = z.object(head);
export type ApplicationRow = z.infer<typeof applicationRowSchema>;

/** An application as its page shows it. */
export const applicationSchema = z.object({
  ...head,
  /** When the record of the catalogue says that applications are taken; null where it knows no such call. */
  call: callDaysSchema.nullable(),
  /** What to look up before it is sent. */
  note: z.string(),
  /** Papers that go with it, as the form names them. */
  attachments: z.array(z.string()),
  sections: z.array(applicationSectionSchema),
  /** Who may answer for a section. */
  writers: z.array(z.object({ id: idSchema, name: z.string() })),
  next: z.array(z.enum(APPLICATION_STATUSES)),
  can: z.object({
    edit: z.boolean(),
    comment: z.boolean(),
    remove: z.boolean(),
    /** Says whether it is ready, as one of those who check it. */
    check: z.boolean(),
  }),
});
export type Application = z.infer<typeof applicationSchema>;

/** Where the project tells something else now than what stands in a field. */
export const applicationOfferSchema = z.object({
  section: applicationCode,
  field: applicationCode,
  title: z.string(),
  kind: z.enum(FIELD_KINDS),
  before: z.string(),
  after: z.string(),
  /** What stands there came from the project; something typed is kept unless it is asked for. */
  from_project: z.boolean(),
});
export type ApplicationOffer = z.infer<typeof applicationOfferSchema>;

/** Why a state of an application was kept. */
export const APPLICATION_KEPT = ['named', 'refresh', 'status', 'restore'] as const;

export const applicationVersionName = line(1, 120);

/** A kept state, as the list of them tells it. */
export const applicationVersionSchema = z.object({
  id: idSchema,
  reason: z.enum(APPLICATION_KEPT),
  /** The name that it was given; else the status of then. */
  name: z.string(),
  author: z.string(),
  created_at: momentSchema,
});
export type ApplicationVersion = z.infer<typeof applicationVersionSchema>;
