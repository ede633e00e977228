import type { RoleCode } from '../kinds/roles.ts';
import { daysBetween } from '../roadmap/days.ts';

/** Around its planned end a stage is brought to mind so many days before, on the day and once after it. */
export const DEADLINE_DAYS = {
  before: 3,
  /** What ended longer ago is news to nobody. */
  after: 7,
} as const;

export const DEADLINE_STEPS = ['soon', 'today', 'overdue'] as const;
export type DeadlineStep = (typeof DEADLINE_STEPS)[number];

/** How near the end of a stage is, both ISO dates of one calendar; null where nothing is to be told. */
export function deadlineStep(endsAt: string, today: string): DeadlineStep | null {
  const days = daysBetween(today, endsAt);
  if (days > DEADLINE_DAYS.before || days < -DEADLINE_DAYS.after) return null;
  if (days === 0) return 'today';
  return days > 0 ? 'soon' : 'overdue';
}

/** When a section that waits is brought to mind; nothing is ever approved by silence. */
export const REMINDER_DAYS = {
  /** From this day on those whose move it is are reminded, once a day. */
  movers: 3,
  /** From this day on those who look after the project hear of it too. */
  overseers: 10,
} as const;

/** Who looks after a project that stands still. */
export const OVERSEERS: readonly RoleCode[] = ['curator', 'coordinator'];
const DAY = 86_400_000;

/** What a reminder reads of an open move. */
export interface WaitingMove {
  roles: readonly RoleCode[];
  since: Date;
  asked: string;
  /** What was reached before a reset waits to be approved again. */
  again?: boolean;
  /** What stands before it; null where its turn has come. */
  after?: unknown;
}

/**
 * Somebody waits for this move; sending and adding stages is work that lies ahead, but for what has to be
 * sent again after a reset.
 */
export const isAwaited = ({ asked, again, after }: Omit<WaitingMove, 'roles' | 'since'>): boolean =>
  /^(decide|revise|rework|answer)_/.test(asked) || (again === true && !after);

/** Full days that a move has waited. */
export const waitedDays = (since: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY));

/**
 * How somebody with this role is reminded of a move today: of his own, of one that has stalled, or not
 * at all.
 */
export function reminderOf(
  { roles, since, ...move }: WaitingMove,
  role: RoleCode,
  now: Date,
): 'own' | 'stalled' | null {
  const days = waitedDays(since, now);
  if (!isAwaited(move) || days < REMINDER_DAYS.movers) return null;
  if (roles.includes(role)) return 'own';
  return days >= REMINDER_DAYS.overseers && OVERSEERS.includes(role) ? 'stalled' : null;
}

type Asked = Omit<WaitingMove, 'roles'>;

const awaitedSince = (moves: readonly Asked[]) =>
  moves.filter(isAwaited).map(({ since }) => since.getTime());

const earliest = (moments: readonly number[]) =>
  moments.length > 0 ? new Date(Math.min(...moments)) : null;

/** The moment from which somebody is to be reminded of one of these moves; null where nobody waits. */
export function remindFrom(moves: readonly Asked[]): Date | null {
  return earliest(awaitedSince(moves).map((since) => since + REMINDER_DAYS.movers * DAY));
}

/**
 * When these moves are to be looked at again after everybody was reminded at `now`: on the next day in
 * UTC, or earlier where a further move or further people become due today. Null where nobody waits.
 */
export function remindAgain(moves: readonly Asked[], now: Date): Date | null {
  const tomorrow = (Math.floor(now.getTime() / DAY) + 1) * DAY;
  const due = awaitedSince(moves).flatMap((since) => [
    since + REMINDER_DAYS.movers * DAY,
    since + REMINDER_DAYS.overseers * DAY,
  ]);
  return earliest(due.map((moment) => (moment > now.getTime() ? moment : tomorrow)));
}
