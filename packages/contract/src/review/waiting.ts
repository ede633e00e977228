import { z } from 'zod';
import { approvalActionSchema, moveSchema, sectionSchema } from '../approval/views.ts';
import { dateSchema, idSchema, pageQuery, personSchema } from '../http/fields.ts';
import { projectTypeSchema, STAGE_KINDS } from '../project/kinds.ts';
import { roleIdSchema } from '../project/roles.ts';

/**
 * What somebody is waited for: a decision, an answer to a request to reopen, a revision of what came
 * back, or sending again what has lost its approval.
 */
export const WAITING_KINDS = ['decide', 'answer', 'revise', 'resend'] as const;
const waitingKindSchema = z.enum(WAITING_KINDS);
export type WaitingKind = z.infer<typeof waitingKindSchema>;

/** Filters of the board. `unchanged` leaves what the caller's role has approved before in the same words. */
export const waitingQuery = z.object({
  ...pageQuery,
  kind: waitingKindSchema.optional(),
  project: idSchema.optional(),
  unchanged: z.literal('true').optional(),
});

/** One section that waits for the caller. */
export const waitingRowSchema = z.object({
  kind: waitingKindSchema,
  project: z.object({ id: idSchema, type: projectTypeSchema, title: z.string() }),
  /** Null for the project section. */
  stage: z
    .object({
      id: idSchema,
      kind: z.enum(STAGE_KINDS),
      number: z.int().nullable(),
      title: z.string(),
    })
    .nullable(),
  section: sectionSchema,
  my_role_id: roleIdSchema,
  move: moveSchema,
  status: z.string(),
  /** 0 before the section was ever sent. */
  round: z.int().nonnegative(),
  edition: z.int().nonnegative(),
  edition_id: idSchema.nullable(),
  /** Who has brought the section here. */
  sent_by: personSchema.nullable(),
  sent_role_id: roleIdSchema.nullable(),
  /** The end of the stage, else the nearest deadline of the project. */
  deadline: dateSchema.nullable(),
  /** The section comes back after remarks. */
  returned: z.boolean(),
  /** Remarks of the round that ended in a return, and how many of them are ticked. */
  remarks: z.object({ total: z.int().nonnegative(), done: z.int().nonnegative() }),
  /** The caller, or somebody of his role, has approved the same content before. */
  unchanged: z.boolean(),
  /** A document of the editor belongs to the stage. */
  has_document: z.boolean(),
  actions: z.array(approvalActionSchema),
});
export type WaitingRow = z.infer<typeof waitingRowSchema>;

/** How much waits for the caller: altogether, by kind and by project. */
export const waitingSummarySchema = z.object({
  total: z.int().nonnegative(),
  kinds: z.record(waitingKindSchema, z.int().nonnegative()),
  projects: z.array(z.object({ id: idSchema, title: z.string(), count: z.int().positive() })),
  /** Of them, what may be approved at once because its content was approved before. */
  unchanged: z.int().nonnegative(),
});
export type WaitingSummary = z.infer<typeof waitingSummarySchema>;
