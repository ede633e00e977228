import { addDays, type Term } from '@pv/contract';
import { type Scale, scaleOf } from './scale.ts';

/** Days further than this from today are a slip of the hand: they do not stretch the scale, days. */
const FURTHEST = 20 * 365;
/** So many days are free behind the last one, to drag a bar there. */
const ROOM = 21;

/** The scale on which all terms of a chart stand, with room to go on. */
export function chartScale(all: readonly Term[], today: string): Scale {
  const [first, last] = [addDays(today, -FURTHEST), addDays(today, FURTHEST)];
  const near = (day: string | null) => (day && day >= first && day <= last ? day : null);
  const terms = all.map(
    ({ starts_at, ends_at }): Term => ({ starts_at: near(starts_at), ends_at: near(ends_at) }),
  );
  const end = terms.reduce((day, { starts_at, ends_at }) => {
    const reached = ends_at ?? starts_at ?? '';
    return reached > day ? reached : day;
  }, '');
  return scaleOf(end ? [...terms, { starts_at: null, ends_at: addDays(end, ROOM) }] : terms, today);
}
