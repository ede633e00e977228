import { readdirSync, readFileSync } from 'node:fs';
import { exportFile, takeIn } from './support/documents.ts';
import { HUNDRED_PAGES, messyThesis } from './support/messy-thesis.ts';
import { printTable } from './support/table.ts';
import { withServer } from './support/with-server.ts';

/** Memory of a process in megabytes: resident now, and the most that it ever was. */
interface Memory {
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
const processMemory = (pid: number): Memory => memoryOf(status(pid));

/** The same of each child of a process. */
function childrenMemory(pid: number): Memory[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(status)
    .filter((text) => field(text, 'PPid') === pid)
    .map(memoryOf);
}

const EXPORTS = 25;

interface Sample {
  what: string;
  server: Memory;
  children: Memory[];
}

const megabytes = (...values: number[]): string => `${Math.max(0, ...values).toFixed(0)} MB`;

function row({ what, server, children }: Sample): string[] {
  const now = children.map((child) => child.now);
  const peak = children.map((child) => child.peak);
  return [
    what,
    megabytes(server.now),
    megabytes(...now),
    megabytes(server.peak),
    megabytes(...peak),
  ];
}

/** Memory of the server and of its children over exports of different documents in a row. */
export function benchMemory(): Promise<void> {
  return withServer(async (caller, { pid, databaseUrl }) => {
    const look = (what: string): Sample => ({
      what,
      server: processMemory(pid),
      children: childrenMemory(pid),
    });
    const samples = [look('after the start')];
    const documents: string[] = [];
    for (let seed = 1; seed <= EXPORTS; seed++) {
      const bytes = await messyThesis({ seed, parts: HUNDRED_PAGES });
      documents.push(await takeIn(caller, `Работа ${seed}`, bytes));
    }
    samples.push(look(`after ${EXPORTS} imports`));
    for (const [at, id] of documents.entries()) {
      const { pages } = await exportFile(caller, id, 'pdf');
      samples.push(look(`export ${at + 1}, ${pages} pages`));
    }
    const exports = samples.slice(2);
    const now = (of: (sample: Sample) => number[]) => megabytes(...exports.flatMap(of));
    const most = [
      'most after an export',
      now(({ server }) => [server.now]),
      now(({ children }) => children.map((child) => child.now)),
      now(({ server }) => [server.peak]),
      now(({ children }) => children.map((child) => child.peak)),
    ];
    const head = ['', 'server', 'largest child', 'server, peak so far', 'child, peak so far'];
    const database = databaseUrl
      ? 'PostgreSQL'
      : 'PGlite, which the server holds in its own memory';
    printTable(`Memory, ${database}`, [head, ...samples.map(row), most]);
    console.log('\nAims: server < 300 MB, child < 700 MB');
  });
}
