import { NUDGE_MS } from '@pv/contract';
import type { LastReminder } from '../notification/public.ts';

/** When the people of one section were reminded of it, and from when on they may be again. */
export interface Pause {
  /** The last reminder that holds the next one back; null where there is none. */
  last: Date | null;
  /** Null where they may be reminded now. */
  from: Date | null;
}

interface Waited {
  now: Date;
  since: Date;
  /** Whose move it is. */
  movers: readonly string[];
  /** Reminders of this section within the last day, the newest first. */
  told: readonly Pick<LastReminder, 'userId' | 'at' | 'byHand'>[];
}

const after = (moment: Date) => new Date(moment.getTime() + NUDGE_MS);

/**
 * One reminder a day: of all who press the button together, and with what the product sends by itself.
 * The mail that has called people to the move is the first of them, so that nobody is pressed on the same
 * day.
 */
export function reminderPause({ now, since, movers, told }: Waited): Pause {
  const own = told.filter(({ at }) => at >= since);
  const byHand = own.find((one) => one.byHand);
  if (byHand) return { last: byHand.at, from: after(byHand.at) };
  const reminded = movers.map((id) => own.find(({ userId }) => userId === id)?.at);
  const moments = reminded.filter((at) => at !== undefined).map((at) => at.getTime());
  if (movers.length > 0 && moments.length === movers.length) {
    const first = new Date(Math.min(...moments));
    return { last: first, from: after(first) };
  }
  const called = after(since);
  return { last: null, from: called > now ? called : null };
}
