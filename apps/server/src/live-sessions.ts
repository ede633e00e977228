import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { sessions } from './db/schema/index.ts';

/** Which sessions are not ended: asked at every call, since an access token outlives its session. */
export interface LiveSessions {
  /** True while the session of this person is not ended. */
  has(userId: string, sessionId: string): Promise<boolean>;
  /** Lets the next call of this person ask the database. */
  forget(userId: string): void;
}

/** For so long a session is taken as live without asking: what another process ends, ends here by then. */
const KNOWN_MS = 5000;
/** Sessions that are remembered at the most; a few megabytes. */
const REMEMBERED = 20_000;

/** What is asked for in one go, such as at a beat of all open pages, is asked of `find` once. */
function joinCalls<T>(find: (ids: readonly string[]) => Promise<T>): (id: string) => Promise<T> {
  let next: { ids: Set<string>; found: Promise<T> } | null = null;
  return (id) => {
    if (!next) {
      const ids = new Set<string>();
      const found = Promise.resolve().then(() => {
        next = null;
        return find([...ids]);
      });
      next = { ids, found };
    }
    next.ids.add(id);
    return next.found;
  };
}

/** Remembers the sessions that the database has found live; what is ended is never remembered. */
export function openLiveSessions(db: Database, clock: () => Date): LiveSessions {
  const known = new Map<string, { userId: string; until: number }>();
  /** Counts what was forgotten: an answer that was asked for before may be of the past. */
  let forgotten = 0;

  /** Which of these are not ended, with whose they are. */
  const findLive = async (ids: readonly string[]): Promise<Map<string, string>> => {
    const { id, userId, revokedAt } = sessions;
    const rows = await db
      .select({ id, userId })
      .from(sessions)
      .where(and(inArray(id, [...ids]), isNull(revokedAt)));
    return new Map(rows.map((row) => [row.id, row.userId]));
  };
  const ask = joinCalls(findLive);
  const remember = (userId: string, sessionId: string, until: number): void => {
    known.delete(sessionId);
    known.set(sessionId, { userId, until });
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest) known.delete(oldest);
  };

  return {
    async has(userId, sessionId) {
      const now = clock().getTime();
      const found = known.get(sessionId);
      if (found?.userId === userId && now < found.until) return true;
      const before = forgotten;
      const live = (await ask(sessionId)).get(sessionId) === userId;
      if (live && before === forgotten) remember(userId, sessionId, now + KNOWN_MS);
      return live;
    },
    forget(userId) {
      forgotten += 1;
      for (const [sessionId, session] of known) {
        if (session.userId === userId) known.delete(sessionId);
      }
    },
  };
}
