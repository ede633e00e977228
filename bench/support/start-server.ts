import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startPostgres } from '../../tools/services.mjs';

/** The real server in a process of its own, with demo people. */
export interface BenchServer {
  url: string;
  pid: number;
  secret: string;
  /** Null where PostgreSQL is not installed: then it runs on the embedded database. */
  databaseUrl: string | null;
  close(): Promise<void>;
}

/** As `npm start` gives it: without it V8 keeps the garbage of loading, some 100 MB, as resident. */
const YOUNG_HEAP = '--max-semi-space-size=16';

const root = join(import.meta.dirname, '../..');

/** A Node.js process that listens on `port`, and how to end it. */
export async function startProcess(
  file: string,
  port: number,
  environment: Record<string, string>,
): Promise<{ pid: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [YOUNG_HEAP, file], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.on('exit', () => done()));
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    await new Promise((later) => setTimeout(later, 100));
  }
  return {
    pid: child.pid ?? 0,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Starts the server on PostgreSQL, or on PGlite where it is absent, in a temporary folder. */
export async function startServer(environment: Record<string, string> = {}): Promise<BenchServer> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'pv-bench-'));
  const port = await freePort();
  const secret = randomBytes(32).toString('hex');
  const server = await startProcess('apps/server/src/main.ts', port, {
    DATA_DIR: folder,
    DEMO: '1',
    SECRET: secret,
    LOG_LEVEL: 'error',
    LIMITS_FACTOR: '10000',
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...environment,
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid,
    secret,
    databaseUrl: postgres?.url ?? null,
    async close() {
      await server.stop();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
