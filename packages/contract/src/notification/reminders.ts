import type { RoleCode } from '../project/roles.ts';

/** When a section that waits is brought to mind; nothing is ever approved by silence. */
export const REMINDER_DAYS = {
  /** From this day on those whose move it is are reminded, once a day. */
  movers: 3,
  /** From this day on those who look after the project hear of it too. */
  overseers: 10,
} as const;

const OVERSEERS: readonly RoleCode[] = ['curator', 'coordinator'];
const DAY = 86_400_000;

/** What a reminder reads of an open move. */
export interface WaitingMove {
  roles: readonly RoleCode[];
  since: Date;
  asked: string;
}

/** Somebody waits for this move; sending and adding stages is work that lies ahead. */
export const isAwaited = (asked: string): boolean => /^(decide|revise|answer)_/.test(asked);

/** Full days that a move has waited. */
export const waitedDays = (since: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY));

/**
 * How somebody with this role is reminded of a move today: of his own, of one that has stalled, or not
 * at all.
 */
export function reminderOf(
  { roles, since, asked }: WaitingMove,
  role: RoleCode,
  now: Date,
): 'own' | 'stalled' | null {
  const days = waitedDays(since, now);
  if (!isAwaited(asked) || days < REMINDER_DAYS.movers) return null;
  if (roles.includes(role)) return 'own';
  return days >= REMINDER_DAYS.overseers && OVERSEERS.includes(role) ? 'stalled' : null;
}
