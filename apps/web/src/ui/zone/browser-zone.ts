import { DEFAULT_ZONE, zoneSchema } from '@pv/contract';

/** The zone of this browser; that of Moscow where it names none that there is. */
export function browserZone(): string {
  const named = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zoneSchema.safeParse(named).success ? named : DEFAULT_ZONE;
}
