import { z } from 'zod';
import { sectionSchema } from '../approval/views.ts';
import { idSchema, line, momentSchema, personSchema, text, versionSchema } from '../http/fields.ts';
import { categoryIdSchema, projectTypeSchema } from '../kinds/kinds.ts';
import { DISCUSSION_READERS } from './rights.ts';
import { DISCUSSION_TABS } from './tabs.ts';

/** What a discussion may hold at most. */
export const DISCUSSION_ROOM = { title: 300, abstract: 5000, files: 20 } as const;

export const discussionReadersSchema = z.enum(DISCUSSION_READERS);

/** What is typed and chosen of a discussion. */
export const discussionFields = {
  title: line(1, DISCUSSION_ROOM.title),
  abstract: text(DISCUSSION_ROOM.abstract),
  readers: discussionReadersSchema,
  /** Files of the project that readers may take. */
  files: z.array(idSchema).max(DISCUSSION_ROOM.files),
  /** The document of a stage whose text readers may take as a PDF; null where none is shown. */
  document_id: idSchema.nullable(),
};

/** Somebody named; the id is gone with the account. */
const named = personSchema.extend({ id: idSchema.nullable() });

const head = {
  id: idSchema,
  tab: z.enum(DISCUSSION_TABS),
  title: z.string(),
  /** The kind of the work, and its category where it is a research project. */
  type: projectTypeSchema,
  category: categoryIdSchema.nullable(),
  /** Names of the author side. */
  authors: z.array(z.string()),
  opened_at: momentSchema,
  closed: z.object({ at: momentSchema, by: z.string() }).nullable(),
  /** Who answers. */
  owner: named,
};

/** A discussion as a row of the list. */
export const discussionRowSchema = z.object({
  ...head,
  comments: z.int(),
  /** When something was said last; the opening before that. */
  said_at: momentSchema,
  /** Since when the oldest of the threads without an answer waits. */
  unanswered_since: momentSchema.nullable(),
});
export type DiscussionRow = z.infer<typeof discussionRowSchema>;

/** A file that is discussed. */
export const discussedFileSchema = z.object({
  id: idSchema,
  name: z.string(),
  size: z.int().nonnegative(),
  /** Where it is taken from, for ten minutes. */
  url: z.string(),
});

/** A discussion as its page shows it. */
export const discussionSchema = z.object({
  ...head,
  abstract: z.string(),
  readers: discussionReadersSchema,
  /** The work; null for readers from outside its team. */
  project: z.object({ id: idSchema, title: z.string() }).nullable(),
  files: z.array(discussedFileSchema),
  /** The document whose text is shown, and the stage that it is of. */
  document: z.object({ id: idSchema, title: z.string() }).nullable(),
  /** The threads without an answer, the one that has waited longest first. */
  waiting: z.array(z.object({ thread_id: idSchema, since: momentSchema })),
  /** Whom the one who answers may be chosen from; empty for whoever may not choose. */
  answerers: z.array(personSchema),
  /** The sections that the reader may give back now: a comment becomes a remark on one of them. */
  returns: z.array(
    z.object({
      section: sectionSchema,
      stage_id: idSchema.nullable(),
      stage_number: z.int().nullable(),
    }),
  ),
  version: versionSchema,
  can: z.object({
    comment: z.boolean(),
    edit: z.boolean(),
    close: z.boolean(),
    delete: z.boolean(),
    make_tasks: z.boolean(),
    /** Whether the similarity of the work is shown. */
    compare: z.boolean(),
  }),
});
export type Discussion = z.infer<typeof discussionSchema>;

/** What a project has to discuss: the beginnings of the form and what can be chosen in it. */
export const discussionOfferSchema = z.object({
  /** The discussion that there is. */
  discussion: z.object({ id: idSchema, closed: z.boolean() }).nullable(),
  title: z.string(),
  abstract: z.string(),
  files: z.array(z.object({ id: idSchema, name: z.string(), size: z.int(), stage: z.string() })),
  /** Documents in which something is written, by their stages. */
  documents: z.array(z.object({ id: idSchema, title: z.string() })),
  can: z.object({ open: z.boolean() }),
});
export type DiscussionOffer = z.infer<typeof discussionOfferSchema>;
