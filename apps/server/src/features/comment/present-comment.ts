import {
  COMMENT_EDIT_MINUTES,
  type Comment,
  REACTIONS,
  type Reaction,
  type TaskLead,
} from '@pv/contract';
import type { comments } from '../../db/schema/index.ts';

interface Named {
  userId: string;
  name: string;
}

/** A comment as it is stored, with whom it calls and how people have reacted, the first reaction first. */
export type FoundComment = typeof comments.$inferSelect & {
  mentions: readonly Named[];
  reactions: readonly (Named & { reaction: Reaction })[];
  /** The task that was made of it. */
  task: TaskLead | null;
};

/** For whom comments are presented, and when. */
export interface CommentReader {
  userId: string;
  mayComment: boolean;
  /** He may take away what others say. */
  moderates: boolean;
  /** He may settle the threads of others. */
  settles: boolean;
  /** He may follow a comment to the task that was made of it. */
  seesTasks: boolean;
  now: Date;
}

const EDIT_MS = COMMENT_EDIT_MINUTES * 60_000;

/** Whether a comment is young enough to be changed. */
export const isFresh = ({ createdAt }: Pick<FoundComment, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < EDIT_MS;

function abilities(row: FoundComment, reader: CommentReader): Comment['can'] {
  const own = row.authorId === reader.userId;
  const there = reader.mayComment && row.deletedAt === null;
  return {
    edit: there && own && isFresh(row, reader.now),
    delete: row.deletedAt === null && (own || reader.moderates),
    resolve: reader.mayComment && row.threadId === null && (own || reader.settles),
  };
}

/** A comment as its reader sees it. */
export function presentComment(row: FoundComment, reader: CommentReader): Comment {
  const { reactions, resolvedAt } = row;
  return {
    id: row.id,
    thread_id: row.threadId,
    author: { id: row.authorId, name: row.authorName },
    origin: row.origin,
    anchor: row.anchor,
    text: row.body,
    quote: row.quote,
    mentions: row.mentions.map(({ userId, name }) => ({ id: userId, name })),
    reactions: REACTIONS.map((reaction) => ({
      reaction,
      people: reactions
        .filter((one) => one.reaction === reaction)
        .map(({ userId, name }) => ({ id: userId, name })),
    })).filter(({ people }) => people.length > 0),
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    deleted: row.deletedAt !== null,
    removed_by: row.removedBy,
    resolved: resolvedAt && { at: resolvedAt.toISOString(), by: row.resolvedByName ?? '' },
    task: reader.seesTasks ? row.task : null,
    can: abilities(row, reader),
  };
}
