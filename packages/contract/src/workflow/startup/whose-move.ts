import { STARTUP_AUTHORS, type StartupPresence, type StartupRole } from './roles.ts';
import { isStartupResultStatus, startupFamily } from './sections.ts';

/**
 * The roles that have to act next: all who are waited for, the one that a section was returned to,
 * else the authors. Nobody when the result is approved or the stage deleted.
 */
export function startupMovers(status: string, present: StartupPresence): StartupRole[] {
  const info = startupFamily(status);
  if (!info || (info.family === 'approved' && isStartupResultStatus(status))) return [];
  if (info.family === 'waiting' || info.family === 'revision') return [...info.roles];
  return STARTUP_AUTHORS.filter((role) => present[role]);
}
