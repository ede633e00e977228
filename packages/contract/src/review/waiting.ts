import { z } from 'zod';
import { approvalActionSchema, moveSchema, sectionSchema } from '../approval/views.ts';
import { dateSchema, idSchema, momentSchema, pageQuery, personSchema } from '../http/fields.ts';
import { projectTypeSchema, STAGE_KINDS } from '../kinds/kinds.ts';
import { roleIdSchema } from '../kinds/roles.ts';
import { STAGE_PROGRESS } from '../workflow/status-info.ts';
import { WAITING_KINDS } from './waiting-kinds.ts';

const waitingKindSchema = z.enum(WAITING_KINDS);

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
      /** Which of the five steps its approval has come to; null for a stage without a plan. */
      step: z.enum(STAGE_PROGRESS).nullable(),
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
  /** The end of the section in question: of the stage, or of the project. */
  deadline: dateSchema.nullable(),
  /** The zone of the IANA in which its day ends. */
  time_zone: z.string(),
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

/** What of a team waits for somebody: an invitation, a request, or somebody to confirm. */
export const MATTER_KINDS = [
  'invitation',
  'candidate',
  'exclusion',
  'role_offer',
  'handover',
] as const;

/** Something in a team that waits for the caller. */
export const matterSchema = z.object({
  id: idSchema,
  kind: z.enum(MATTER_KINDS),
  project: z.object({ id: idSchema, type: projectTypeSchema, title: z.string() }),
  /** Who asks; for a candidate, who is to be confirmed. */
  name: z.string(),
  role_id: roleIdSchema.nullable(),
  since: momentSchema,
});
export type Matter = z.infer<typeof matterSchema>;

/**
 * How much waits for the caller: altogether, by kind and by project, and what waits in teams; and whether he
 * decides in several works.
 */
export const waitingSummarySchema = z.object({
  total: z.int().nonnegative(),
  kinds: z.record(waitingKindSchema, z.int().nonnegative()),
  projects: z.array(z.object({ id: idSchema, title: z.string(), count: z.int().positive() })),
  /** Of them, what may be approved at once because its content was approved before. */
  unchanged: z.int().nonnegative(),
  /** Counted in the total. */
  matters: z.array(matterSchema),
  /** The caller's role is one that decides in more than one work, whatever waits in them: he is offered the overview. */
  oversees: z.boolean(),
});
export type WaitingSummary = z.infer<typeof waitingSummarySchema>;
