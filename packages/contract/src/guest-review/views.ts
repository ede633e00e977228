import { z } from 'zod';
import { commentSchema } from '../comment/views.ts';
import { idSchema, momentSchema } from '../http/fields.ts';

/** How long a guest's link lives, in days: at most, and where nothing else is said. */
export const GUEST_LINK_DAYS = { most: 180, usual: 30 } as const;
/** More links of one document at once help nobody. */
export const GUEST_LINKS_MAX = 20;
export const GUEST_NAME_MAX = 100;
/** So much is said by one link in so many minutes, whoever and however many have it. */
export const GUEST_SAID_MAX = [
  { max: 20, minutes: 10 },
  { max: 200, minutes: 24 * 60 },
] as const;

/** A link by which a document is read and commented without an account. */
export const guestLinkSchema = z.object({
  id: idSchema,
  /** Who has made it. */
  maker: z.string(),
  created_at: momentSchema,
  ends_at: momentSchema,
  revoked: z.boolean(),
});
export type GuestLink = z.infer<typeof guestLinkSchema>;

/** What a guest is shown: the text of a document and what was said of it, nothing else of the project. */
export const guestReviewSchema = z.object({
  document_id: idSchema,
  title: z.string(),
  stage: z.string(),
  ends_at: momentSchema,
  /** The content as the editor keeps it. */
  snapshot: z.looseObject({ sections: z.array(z.looseObject({ id: z.string() })) }),
  /** Signed addresses of its pictures. */
  assets: z.array(z.object({ id: z.string(), url: z.string() })),
  comments: z.array(commentSchema),
});
export type GuestReview = z.infer<typeof guestReviewSchema>;
