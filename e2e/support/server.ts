import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Mailbox, startMailbox } from './mailbox.ts';

/** The product as it runs for a user, with a folder and a mail server of its own. */
export interface Product {
  url: string;
  mailbox: Mailbox;
  /** Failures are counted from here on. */
  beginStory(): void;
  /** Unexpected failures in the log of the server since the story began, one line each. */
  failures(): string[];
  /** Moves the clock of the server ahead; nobody else's. */
  advanceClock(minutes: number): Promise<void>;
  /** The server goes away as a killed process does; its folder stays. */
  kill(): Promise<void>;
  /** The server comes back at the same address with the same folder. */
  restart(): Promise<void>;
  /** Runs a command of the product on people, such as `grant-editor`, while the server is down. */
  command(...words: string[]): Promise<void>;
  close(): Promise<void>;
}

const root = resolve(import.meta.dirname, '../..');

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + 240_000;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const ok = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('the server did not answer within four minutes');
}

function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.on('exit', () => done());
    child.kill(signal);
  });
}

/** Starts the server as `npm start` does, with the built web app, on a free port. */
export async function startProduct(settings: { DEMO?: '0' | '1' } = {}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'pv-e2e-'));
  const mailbox = await startMailbox();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const written: string[] = [];
  let before = 0;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    SMTP_URL: mailbox.url,
    PUBLIC_URL: url,
    SECRET: randomBytes(32).toString('hex'),
    WEB_DIR: join(root, 'apps/web/dist'),
    LOG_LEVEL: 'warn',
    LIMITS_FACTOR: '20',
    ...settings,
  };

  async function run(): Promise<ChildProcess> {
    const clock = join(import.meta.dirname, 'movable-clock.ts');
    const started = spawn(process.execPath, ['--import', clock, 'apps/server/src/main.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [started.stdout, started.stderr]) {
      stream?.on('data', (chunk: Buffer) => written.push(chunk.toString()));
    }
    await answers(url, started).catch(async (error) => {
      // nobody else knows of it
      await end(started, 'SIGKILL');
      throw new Error(`${error.message}\n${written.join('')}`);
    });
    return started;
  }

  let child = await run();
  return {
    url,
    mailbox,
    beginStory() {
      before = written.length;
    },
    failures: () =>
      written
        .slice(before)
        .join('')
        .match(/^(\{.*"level":(50|60)|\w*Error:).*$/gm) ?? [],
    advanceClock(minutes) {
      return new Promise((done) => {
        child.once('message', () => done());
        child.send({ advanceMinutes: minutes });
      });
    },
    kill: () => end(child, 'SIGKILL'),
    async restart() {
      child = await run();
    },
    async command(...words) {
      await end(child, 'SIGTERM');
      execFileSync(process.execPath, ['apps/server/src/user-command.ts', ...words], {
        cwd: root,
        env,
        stdio: 'ignore',
      });
      child = await run();
    },
    async close() {
      await end(child, 'SIGTERM');
      await mailbox.close();
      // a child that was killed may still write its last
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
