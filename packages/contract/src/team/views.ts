import { z } from 'zod';
import { idSchema, momentSchema, personSchema } from '../http/fields.ts';
import { roleIdSchema } from '../kinds/roles.ts';
import { invitationSchema } from './invitation-views.ts';

/** A person in a team. */
export const memberSchema = z.object({
  user_id: idSchema,
  name: z.string(),
  role_id: roleIdSchema,
  post: z.string(),
  institution: z.string(),
  is_creator: z.boolean(),
  is_me: z.boolean(),
  joined_at: momentSchema,
});
export type Member = z.infer<typeof memberSchema>;

/** What a member is asked for: to leave, to take another role, to become the author of the project. */
export const REQUEST_KINDS = ['exclusion', 'role_offer', 'handover'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** A request that a member has not answered yet. Silence is refusal. */
export const teamRequestSchema = z.object({
  id: idSchema,
  kind: z.enum(REQUEST_KINDS),
  target: personSchema,
  requester: personSchema,
  /** The role that is offered; null for the other kinds. */
  role_id: roleIdSchema.nullable(),
  reason: z.string().nullable(),
  created_at: momentSchema,
  expires_at: momentSchema,
  /** When its target was reminded within the last day; null where he was not. */
  reminded_at: momentSchema.nullable(),
  /** From when on he may be reminded; null where that is now. */
  remind_from: momentSchema.nullable(),
  can: z.object({ answer: z.boolean(), cancel: z.boolean(), remind: z.boolean() }),
});
export type TeamRequest = z.infer<typeof teamRequestSchema>;

/** A member with what the reader may do with him. */
export const teamMemberSchema = memberSchema.extend({
  email: z.string(),
  exclusion: z.enum(['pending']).nullable(),
  can: z.object({
    /** Null where the reader may not ask for it at all, or it is asked for already. */
    exclude: z.enum(['at_once', 'consent']).nullable(),
    /** Roles that the reader may offer him. */
    offer_roles: z.array(roleIdSchema),
    hand_over: z.boolean(),
  }),
});
export type TeamMemberView = z.infer<typeof teamMemberSchema>;

/** The whole team of a project for one of its members. */
export const teamSchema = z.object({
  team: z.array(teamMemberSchema),
  invitations: z.array(invitationSchema),
  requests: z.array(teamRequestSchema),
  can: z.object({
    /** Roles that the reader may invite people for, with the approvals that fall if one joins now. */
    invite: z.array(z.object({ role_id: roleIdSchema, at_stake: z.int().nonnegative() })),
  }),
});
export type Team = z.infer<typeof teamSchema>;
