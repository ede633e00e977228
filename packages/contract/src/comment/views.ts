import { z } from 'zod';
import { idSchema, momentSchema, personSchema, text } from '../http/fields.ts';
import { taskLeadSchema } from '../task/views.ts';

/** What may be talked about. */
export const COMMENT_SUBJECTS = ['task', 'discussion', 'document', 'application'] as const;
export type CommentSubject = (typeof COMMENT_SUBJECTS)[number];

/** Whoever watches over a discussion, and the author of the work. */
export const COMMENT_REMOVERS = ['supervisor', 'author'] as const;
export type CommentRemover = (typeof COMMENT_REMOVERS)[number];

/** How long a comment may be changed by its author, in minutes. */
export const COMMENT_EDIT_MINUTES = 15;

export const REACTIONS = ['like', 'agree', 'thanks', 'question', 'done'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What a comment says: something has to stand in it. */
export const commentText = text(5000).refine((value) => value.trim() !== '', {
  error: 'field_empty',
});
/** The words that an answer is about. */
export const commentQuote = text(1000);

/** The longest id of a section or an object in a document. */
const placeId = z.string().max(64);
/** A Yjs position in the text of a section. */
const position = z.string().max(400).nullable().default(null);

/** The place in a document at which a thread begins. */
export const commentAnchorSchema = z.object({
  section: placeId,
  /** The figure, table, formula or heading that is meant. */
  node: placeId.nullable().default(null),
  /** The record of the list of sources that is meant. */
  source: placeId.nullable().default(null),
  /** The words that are meant as they were then, and what stood around them. */
  quote: z.string().max(1000).default(''),
  /** The same words with the numbers among them, as they were read then; absent where they are the quote. */
  shown: z.string().max(1000).optional(),
  before: z.string().max(80).default(''),
  after: z.string().max(80).default(''),
  from: position,
  to: position,
});
export type CommentAnchor = z.infer<typeof commentAnchorSchema>;

/** The words of a place as its readers see them. */
export const readWords = ({ shown, quote }: Pick<CommentAnchor, 'shown' | 'quote'>): string =>
  shown || quote;

/** Where a comment has come from whose author has no account here: by a link, out of a file. */
export const COMMENT_ORIGINS = ['guest', 'file'] as const;
export type CommentOrigin = (typeof COMMENT_ORIGINS)[number];

/** A comment; a thread is a comment with its answers, one level deep. */
export const commentSchema = z.object({
  id: idSchema,
  /** The comment that begins the thread; null where it is that one itself. */
  thread_id: idSchema.nullable(),
  author: personSchema.extend({ id: idSchema.nullable() }),
  /** Null where its author has or had an account. */
  origin: z.enum(COMMENT_ORIGINS).nullable(),
  /** Of a thread in a document: the place that it is about. */
  anchor: commentAnchorSchema.nullable(),
  /** Empty once it is deleted: a beginning keeps its place for as long as it has answers. */
  text: z.string(),
  quote: z.string().nullable(),
  /** Whom it calls, under the names that stand in it; who has no account any more is left out. */
  mentions: z.array(personSchema),
  reactions: z.array(z.object({ reaction: z.enum(REACTIONS), people: z.array(personSchema) })),
  created_at: momentSchema,
  edited_at: momentSchema.nullable(),
  deleted: z.boolean(),
  /** Who has taken it away where that was not its author. */
  removed_by: z.enum(COMMENT_REMOVERS).nullable(),
  /** Of a thread: since when it is settled, and by whom. */
  resolved: z.object({ at: momentSchema, by: z.string() }).nullable(),
  /** The task that was made of it and is there, for the team. */
  task: taskLeadSchema.nullable(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), resolve: z.boolean() }),
});
export type Comment = z.infer<typeof commentSchema>;
