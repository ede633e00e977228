import { readFileSync } from 'node:fs';

/**
 * Resident memory of a process in bytes, as Linux tells it. Zero where it cannot be told: other
 * systems bound a child by its time and by what it says of itself after a task.
 */
export function residentBytes(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return 0;
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}
