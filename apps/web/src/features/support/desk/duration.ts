/** A number of minutes in the unit in which people would say it, rounded up. */
export function durationOf(minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (minutes < 90) return { unit: 'minutes', count: minutes };
  const hours = Math.ceil(minutes / 60);
  return hours <= 48
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.ceil(hours / 24) };
}
