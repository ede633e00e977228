import type { TestServer } from './server.ts';

const DAY = 24 * 3600 * 1000;
/** Noon of Moscow. In no zone is it midnight within an hour of this. */
const HOUR_UTC = 9;

/**
 * Moves the clock of a server forward to the next noon of Moscow, so that what is told by days is the same
 * at whatever hour the tests run.
 */
export function toNoon(server: Pick<TestServer, 'deps' | 'pass'>): void {
  const now = server.deps.clock();
  const left = new Date(now).setUTCHours(HOUR_UTC, 0, 0, 0) - now.getTime();
  server.pass(left < 0 ? left + DAY : left);
}
