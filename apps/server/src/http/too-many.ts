import { AppError } from '@pv/contract';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Above so many of one unit the next one is easier to take in. */
const SAID_IN_SECONDS = 2 * MINUTE;
const SAID_IN_MINUTES = 2 * HOUR;

function inWords(wait: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  if (wait <= SAID_IN_SECONDS) return { unit: 'seconds', count: wait };
  if (wait <= SAID_IN_MINUTES) return { unit: 'minutes', count: Math.ceil(wait / MINUTE) };
  return { unit: 'hours', count: Math.ceil(wait / HOUR) };
}

/**
 * What a refusal for a time says: to people in words and, in `data.wait`, to programs.
 * @param seconds until the next is served
 * @param words the texts that say it, one for each unit of time
 */
export function untilServed(seconds: number, words: string) {
  const wait = Math.max(1, Math.ceil(seconds));
  const { unit, count } = inWords(wait);
  return { items: [`${words}.${unit}`], params: { count }, data: { wait: String(wait) } };
}

/** The refusal of what was asked for too often; `seconds` and `words` as in `untilServed`. */
export function tooMany(seconds: number, words = 'wait'): AppError {
  return new AppError('too_many_requests', untilServed(seconds, words));
}
