import { z } from 'zod';
import { dateSchema, idSchema, momentSchema, personSchema, text } from '../http/fields.ts';
import { roleIdSchema } from '../kinds/roles.ts';
import { taskLeadSchema } from '../task/views.ts';
import { INTENTS } from '../workflow/intents.ts';
import { WORKFLOW_SECTIONS } from '../workflow/sections.ts';
import { askedStatusSchema } from '../workflow/status-code.ts';

/** Sections with an approval of their own. */
export const sectionSchema = z.enum(WORKFLOW_SECTIONS);

/** Whose move it is in one section, since when, what is asked and what is missing for it. */
export const moveSchema = z.object({
  section: sectionSchema,
  stage_id: idSchema.nullable(),
  /** The number of the stage; null for what is no numeric stage. */
  number: z.int().nullable(),
  /** The status of the section in which the move is. */
  status: z.string(),
  /** Roles that have to act; empty when nobody has to. */
  roles: z.array(roleIdSchema),
  people: z.array(personSchema),
  /** The reader is one of these people, whether or not the turn has come. */
  own: z.boolean(),
  /** The turn has come, and it is the reader's. */
  mine: z.boolean(),
  /** When the turn of these people began. */
  since: momentSchema,
  days: z.int().nonnegative(),
  /** What is asked: a key of the texts, such as `send_project`, `decide_plan`, `revise_result`. */
  asked: z.string(),
  /** Keys of what is missing before the move can be made. */
  missing: z.array(z.string()),
  /** Keys of what would be better there; it is asked about and stops nothing. */
  advised: z.array(z.string()),
  /** The end of the section in question: of the stage, or of the project. */
  deadline: dateSchema.nullable(),
  /** The unfinished section before whose end this is nobody's turn; nothing forbids to make it. */
  after: z.object({ section: sectionSchema, number: z.int().nullable() }).nullable(),
  /** What was reached here before somebody joined or left waits to be approved again. */
  again: z.boolean(),
});
export type Move = z.infer<typeof moveSchema>;

/** A button that the signed-in person has on one section. */
export const approvalActionSchema = z.object({
  section: sectionSchema,
  action: z.enum(['approve', 'revise']),
  /** What the action means here: a key of the texts, such as `send`, `approve`, `return`, `recall`. */
  intent: z.enum(INTENTS),
  primary: z.boolean(),
  /** Missing content that refuses the action. */
  missing: z.array(z.string()),
  /** Missing content that only warns. */
  warnings: z.array(z.string()),
  /** Remarks of earlier rounds that nobody has ticked, for whoever sends. */
  open_remarks: z.int().nonnegative(),
});
export type ApprovalAction = z.infer<typeof approvalActionSchema>;

/** One remark of a review: a line that the author side ticks when done. */
export const remarkSchema = z.object({
  id: idSchema,
  text: z.string(),
  /** The thread in the document of the stage that it was made of. */
  comment: idSchema.nullable(),
  /** The task that was made of it and is there. */
  task: taskLeadSchema.nullable(),
  done: z.boolean(),
  done_by: personSchema.nullable(),
  done_at: momentSchema.nullable(),
});

/** What a decision left behind. Recalls and resets have no decision. */
export const reviewSchema = z.object({
  id: idSchema,
  section: sectionSchema,
  stage_id: idSchema.nullable(),
  kind: z.enum(['plan', 'result']),
  /** `kind` and `text` by the names that requests have for them. */
  status_type: z.enum(['plan', 'result']),
  review: z.string().nullable(),
  decision: z.enum(['approve', 'revision']).nullable(),
  /** `heard`: what has come out of a control event; it decides nothing. */
  event: z.enum(['sent', 'decided', 'recalled', 'reopened', 'reset', 'requested', 'heard']),
  /** Why a reset has happened; null for everything else, and where that was not kept. */
  cause: z.enum(['joined', 'left', 'role', 'edited']).nullable(),
  text: z.string().nullable(),
  remarks: z.array(remarkSchema),
  author: personSchema.nullable(),
  author_role: roleIdSchema.nullable(),
  edition_no: z.int().nullable(),
  round_no: z.int(),
  created_at: momentSchema,
});
export type Review = z.infer<typeof reviewSchema>;

/** What has happened, as a key of the texts under `approval.event`. */
export function happenedIn({
  event,
  decision,
  cause,
}: Pick<Review, 'event' | 'decision' | 'cause'>) {
  if (event === 'decided') return `decided_${decision}`;
  return event === 'reset' && cause ? `reset_${cause}` : event;
}

/** Decisions on one stage or on the project section, newest first. */
export const reviewsSchema = z.object({
  reviews: z.array(reviewSchema),
  /** Those of them whose remarks the caller may tick, by id. */
  may_tick: z.array(idSchema),
});
export type Reviews = z.infer<typeof reviewsSchema>;

/**
 * Body of approve and revise. `status` and `edition` are what the person has seen: the decision is
 * refused when somebody has decided or edited since.
 */
export const decisionSchema = z.object({
  review: text(20_000).nullish(),
  status: askedStatusSchema.optional(),
  edition: z.int().nonnegative().optional(),
});

/** The same on a stage, where plan and result have calls of one name. */
export const stageDecisionSchema = decisionSchema.extend({
  status_type: z.enum(['plan', 'result']).default('plan'),
});
