import { z } from 'zod';

/** Whether a string names a time zone that the runtime knows, such as `Europe/Moscow`. */
export function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).format() !== '';
  } catch {
    return false;
  }
}

/** The name of a time zone by the IANA, such as `Asia/Yekaterinburg`. */
export const zoneSchema = z.string().max(64).refine(isTimeZone);
