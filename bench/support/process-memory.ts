import { readdirSync, readFileSync } from 'node:fs';

/** Memory of a process in megabytes: resident now, and the most that it ever was. */
export interface Memory {
  now: number;
  peak: number;
}

function status(pid: number | string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

const field = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);

function memoryOf(text: string): Memory {
  return { now: field(text, 'VmRSS') / 1024, peak: field(text, 'VmHWM') / 1024 };
}

/** What Linux says of a process (proc(5), `VmRSS` and `VmHWM`). */
export const processMemory = (pid: number): Memory => memoryOf(status(pid));

/** The same of each child of a process. */
export function childrenMemory(pid: number): Memory[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(status)
    .filter((text) => field(text, 'PPid') === pid)
    .map(memoryOf);
}
