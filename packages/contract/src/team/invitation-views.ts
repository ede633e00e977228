import { z } from 'zod';
import { idSchema, momentSchema, personSchema } from '../http/fields.ts';
import { projectTypeSchema } from '../kinds/kinds.ts';
import { roleIdSchema } from '../kinds/roles.ts';

/**
 * Where an invitation by mail stands. `confirming`: somebody has accepted and the team is to say
 * whether it is the person it meant. `expired`: nobody has answered in time.
 */
export const INVITATION_STATES = [
  'pending',
  'confirming',
  'accepted',
  'declined',
  'cancelled',
  'expired',
] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** An invitation as the team sees it. */
export const invitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  role_id: roleIdSchema,
  state: z.enum(INVITATION_STATES),
  inviter: personSchema,
  /** When the mail was last sent. */
  sent_at: momentSchema,
  expires_at: momentSchema,
  /** Who has accepted it and waits for the team, with the address of his account. */
  candidate: personSchema.extend({ email: z.string() }).nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
  can: z.object({ resend: z.boolean(), cancel: z.boolean(), confirm: z.boolean() }),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** An invitation as whoever holds its link sees it. */
export const receivedInvitationSchema = z.object({
  token: z.string(),
  project: z.object({ id: idSchema, type: projectTypeSchema, title: z.string() }),
  role_id: roleIdSchema,
  inviter: z.string(),
  /** The address that it was sent to. */
  email: z.string(),
  state: z.enum(INVITATION_STATES),
  expires_at: momentSchema,
  /** How many sections of the project will have to be approved again when the invited person joins. */
  at_stake: z.int().nonnegative(),
});
export type ReceivedInvitation = z.infer<typeof receivedInvitationSchema>;

/** What became of one line of a paste of addresses. */
export const pasteResultSchema = z.object({
  email: z.string(),
  /** `sent` a mail, `offered` a member another role, or `refused`. */
  outcome: z.enum(['sent', 'offered', 'refused']),
  /** Why it was refused, in the language of the call. */
  detail: z.string().nullable(),
});
export type PasteResult = z.infer<typeof pasteResultSchema>;
