/** When a work is heard: `starts_at` as HH:MM of the event's day and zone. */
export interface Slot {
  starts_at: string;
  minutes: number;
}

const DAY = 24 * 60;

/** Minutes since midnight of HH:MM. */
export function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** HH:MM of a minute of the day; what lies beyond midnight stays at 23:59. */
export function timeOf(minute: number): string {
  const within = Math.min(minute, DAY - 1);
  const two = (value: number) => `${value}`.padStart(2, '0');
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}

/** Slots one after another from `starts_at`, each as long as its work is given. */
export function layOutSlots<S extends { minutes: number }>(
  starts_at: string,
  works: readonly S[],
): (S & Slot)[] {
  let next = minuteOf(starts_at);
  return works.map((work) => {
    const slot = { ...work, starts_at: timeOf(next) };
    next += work.minutes;
    return slot;
  });
}

/** The first two slots, by their places in the list, of which one begins before the other is over. */
export function overlappingSlots(slots: readonly Slot[]): [number, number] | null {
  const order = slots
    .map(({ starts_at, minutes }, at) => ({ at, from: minuteOf(starts_at), minutes }))
    .sort((one, other) => one.from - other.from || one.at - other.at);
  for (const [n, slot] of order.entries()) {
    const before = order[n - 1];
    if (before && before.from + before.minutes > slot.from) return [before.at, slot.at];
  }
  return null;
}

/** Whether the last slot is over by midnight. */
export function endsByMidnight(slots: readonly Slot[]): boolean {
  return slots.every(({ starts_at, minutes }) => minuteOf(starts_at) + minutes <= DAY);
}
