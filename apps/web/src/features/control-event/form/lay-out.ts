import { layOutSlots, minuteOf, overlappingSlots, type Slot, timeOf } from '@pv/contract';

/** A work on the list as it is set: what is left out follows from its place. */
export interface DraftWork {
  id: string;
  title: string;
  authors: string[];
  /** Its own start, HH:MM; null: when the one before is over. */
  starts_at: string | null;
  /** Its own length; null: that of all works. */
  minutes: number | null;
}

interface Order {
  starts_at: string;
  slot_minutes: number;
  works: readonly DraftWork[];
}

/** The works with their times: one after another, anew from each that has a start of its own. */
export function laidOut({ starts_at, slot_minutes, works }: Order): (DraftWork & Slot)[] {
  const slots: (DraftWork & Slot)[] = [];
  let next = starts_at;
  for (const work of works) {
    const from = work.starts_at ?? next;
    const minutes = work.minutes ?? slot_minutes;
    slots.push(...layOutSlots(from, [{ ...work, minutes }]));
    next = timeOf(minuteOf(from) + minutes);
  }
  return slots;
}

/** Set times of works that stand on a list: what follows from the order is not their own. */
export function ownTimes(order: {
  starts_at: string;
  slot_minutes: number;
  works: readonly (Slot & Pick<DraftWork, 'id' | 'title' | 'authors'>)[];
}): DraftWork[] {
  let next = order.starts_at;
  return order.works.map(({ id, title, authors, starts_at, minutes }) => {
    const own = starts_at === next ? null : starts_at;
    next = timeOf(minuteOf(starts_at) + minutes);
    return {
      id,
      title,
      authors: [...authors],
      starts_at: own,
      minutes: minutes === order.slot_minutes ? null : minutes,
    };
  });
}

/** The list with a work put at a place, counted from 0. */
export function putAt<T extends { id: string }>(works: readonly T[], id: string, place: number) {
  const moved = works.find((work) => work.id === id);
  if (!moved) return [...works];
  const others = works.filter((work) => work !== moved);
  return [...others.slice(0, place), moved, ...others.slice(place)];
}

/** The first two works whose times overlap; null where none do. */
export function overlapOf(slots: readonly (DraftWork & Slot)[]): [DraftWork, DraftWork] | null {
  const [one, other] = (overlappingSlots(slots) ?? []).map((at) => slots[at]);
  return one && other ? [one, other] : null;
}
