/** So many days a thread may wait before whoever answers is reminded, and before it comes first. */
export const UNANSWERED_DAYS = { remind: 3, first: 7 } as const;

/** A comment as far as waiting for an answer goes. */
export interface SaidWords {
  id: string;
  threadId: string | null;
  authorId: string | null;
  at: Date;
  /** The thread is settled; told by its beginning. */
  resolved: boolean;
  deleted: boolean;
}

/** Who answers: the author side and whoever was asked to, and the rest of the team. */
export interface Answering {
  owners: ReadonlySet<string>;
  team: ReadonlySet<string>;
}

/** A thread in which the last word is not an answer, and since when. */
export interface WaitingThread {
  id: string;
  since: Date;
}

function waitsSince(thread: readonly SaidWords[], { owners, team }: Answering): Date | null {
  const [beginning] = thread;
  if (!beginning || beginning.resolved) return null;
  const isOwner = (id: string | null) => id !== null && owners.has(id);
  if (isOwner(beginning.authorId)) return null;
  const isAnswer = ({ authorId }: SaidWords) =>
    isOwner(authorId) ||
    (authorId !== null && authorId !== beginning.authorId && team.has(authorId));
  let since: Date | null = null;
  for (const words of thread) {
    if (words.deleted) continue;
    if (isAnswer(words)) since = null;
    else since ??= words.at;
  }
  return since;
}

/**
 * The threads that wait for an answer, the one that has waited longest first: open ones which the author
 * side has not begun, and where whoever has begun it or somebody from outside the team had the last word.
 * @param said all comments, the oldest first
 */
export function waitingThreads(said: readonly SaidWords[], answering: Answering): WaitingThread[] {
  const threads = Map.groupBy(said, ({ id, threadId }) => threadId ?? id);
  return [...threads]
    .flatMap(([id, thread]) => {
      const since = waitsSince(thread, answering);
      return since ? [{ id, since }] : [];
    })
    .sort((one, other) => one.since.getTime() - other.since.getTime());
}
