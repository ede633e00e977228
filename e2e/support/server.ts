import { type ChildProcess, spawn } from 'node:child_process';
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
  /** What the server wrote as warnings and errors. */
  complaints: string[];
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
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const ok = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('the server did not answer within a minute');
}

/** Starts the server as `npm start` does, with the built web app, on a free port. */
export async function startProduct(): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'pv-e2e-'));
  const mailbox = await startMailbox();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const complaints: string[] = [];
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      SMTP_URL: mailbox.url,
      PUBLIC_URL: url,
      SECRET: randomBytes(32).toString('hex'),
      WEB_DIR: join(root, 'apps/web/dist'),
      LOG_LEVEL: 'warn',
      LIMITS_FACTOR: '20',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  }
  await answers(url, child).catch((error) => {
    throw new Error(`${error.message}\n${complaints.join('')}`);
  });
  return {
    url,
    mailbox,
    complaints,
    async close() {
      const ended = new Promise((done) => child.on('exit', done));
      child.kill('SIGTERM');
      await ended;
      await mailbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
