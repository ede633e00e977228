import { REMINDER_DAYS, type RoleCode, reminderOf, waitedDays } from '@pv/contract';
import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { members, projects, type StoredMove, stages } from '../../../db/schema/index.ts';
import { holderNames } from '../holder-names.ts';
import type { NoticePlace, NoticeProject } from '../notice.ts';
import { teammatesOf } from '../teammates.ts';

/** One section that a person is reminded of. */
export interface Reminder {
  kind: 'own' | 'stalled';
  project: NoticeProject;
  place: NoticePlace;
  asked: string;
  /** What was reached before a reset waits to be approved again. */
  again: boolean;
  /** What its section lacks: what refuses the move, and what is only advised. */
  missing: readonly string[];
  advised: readonly string[];
  days: number;
  /** Whose move it is. */
  owners: string;
  /** The role of whom it reminds. */
  role: RoleCode;
}

/** Projects in which somebody waits for a move long enough; the exact rule is asked of the contract. */
function waitsLong(now: Date): SQL | undefined {
  const before = new Date(now.getTime() - REMINDER_DAYS.movers * 86_400_000).toISOString();
  return and(
    isNotNull(projects.remindAt),
    sql`exists (select from jsonb_array_elements(${projects.moves}) waiting
      where (waiting->>'since')::timestamptz <= ${before}::timestamptz)`,
  );
}

/** Projects of these people in which somebody waits. */
function waitingProjects(executor: Executor, people: readonly string[], now: Date) {
  const theirs = executor
    .select({ id: members.projectId })
    .from(members)
    .where(inArray(members.userId, [...people]));
  return executor
    .select({
      id: projects.id,
      type: projects.type,
      title: projects.title,
      timeZone: projects.timeZone,
      moves: projects.moves,
    })
    .from(projects)
    .where(and(inArray(projects.id, theirs), waitsLong(now)));
}

type StageWords = { number: number | null; title: string };

function placeOf(
  { section, stageId, deadline }: StoredMove,
  zone: string,
  words: ReadonlyMap<string, StageWords>,
): NoticePlace {
  const stage = stageId === null ? undefined : words.get(stageId);
  const named = { number: stage?.number ?? null, title: stage?.title ?? null };
  return { section, stageId, ...named, deadline, zone };
}

async function stageWords(executor: Executor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, StageWords>();
  const rows = await executor
    .select({ id: stages.id, number: stages.number, title: stages.title })
    .from(stages)
    .where(inArray(stages.id, [...ids]));
  return new Map(rows.map(({ id, ...words }) => [id, words]));
}

/** Everything that these people are to be reminded of today, by person. */
export async function findReminders(
  executor: Executor,
  people: readonly string[],
  now: Date,
): Promise<Map<string, Reminder[]>> {
  if (people.length === 0) return new Map();
  const found = await waitingProjects(executor, people, now);
  const asked = new Set(people);
  const ids = found.flatMap(({ moves }) => moves.flatMap(({ stageId }) => stageId ?? []));
  const words = await stageWords(executor, ids);
  const teams = await teammatesOf(
    executor,
    found.map(({ id }) => id),
  );
  const reminders = new Map<string, Reminder[]>();
  for (const { id, type, title, timeZone, moves } of found) {
    const team = teams.get(id) ?? [];
    for (const move of moves) {
      const since = new Date(move.since);
      for (const { userId, role } of team) {
        const kind = asked.has(userId) && reminderOf({ ...move, since }, role, now);
        if (!kind) continue;
        const reminder: Reminder = {
          kind,
          project: { id, type, title },
          place: placeOf(move, timeZone, words),
          asked: move.asked,
          again: move.again ?? false,
          missing: move.missing,
          advised: move.advised,
          days: waitedDays(since, now),
          owners: holderNames(team, move.roles),
          role,
        };
        reminders.set(userId, [...(reminders.get(userId) ?? []), reminder]);
      }
    }
  }
  return reminders;
}
