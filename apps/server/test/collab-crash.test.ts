import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { openDeps } from '../src/open-deps.ts';
import { openLiveClient } from './support/live-client.ts';
import { buildProject } from './support/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'pv-crash-'));
const environment = {
  DATA_DIR: folder,
  SECRET: 'crash-test-secret-of-more-than-32-characters',
  PORT: '0',
  DEMO: '0',
  LIMITS_FACTOR: '1000',
};
let running: ChildProcess | null = null;

afterEach(() => {
  running?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the real process on the folder and waits for its address. */
async function startProcess(): Promise<string> {
  const main = new URL('../src/main.ts', import.meta.url);
  const child = spawn(process.execPath, [main.pathname], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('the process ended before it listened');
}

async function killHard(): Promise<void> {
  const ended = new Promise((resolve) => running?.once('exit', resolve));
  running?.kill('SIGKILL');
  await ended;
}

it('keeps every acknowledged word when the process is killed between two keystrokes', async () => {
  const deps = await openDeps(readConfig(environment), pino({ level: 'error' }));
  const { stageId, student } = await buildProject(deps);
  await deps.documents.close();
  await deps.jobs.stop();
  await deps.connection.close();

  const headers = { authorization: `Bearer ${student.token}` };
  const acknowledged: string[] = [];
  let documentId = '';
  for (let life = 0; life < 2; life++) {
    const origin = await startProcess();
    const answer = await fetch(`${origin}/api/project/stage/${stageId}/document`, { headers });
    documentId = ((await answer.json()) as { id: string }).id;
    const client = await openLiveClient(origin, documentId, student.token);
    const text = client.doc.getText('notes');
    expect(acknowledged.filter((word) => !text.toString().includes(word))).toEqual([]);
    for (let n = 0; n < 25; n++) {
      const word = `<${life}.${n}>`;
      text.insert(text.length, word);
      if ((await client.flush()) === 'saved') acknowledged.push(word);
    }
    // typed and on its way, not acknowledged: it may be lost, the rest may not
    text.insert(text.length, '<last>');
    await killHard();
    client.close();
  }
  expect(acknowledged).toHaveLength(50);

  const origin = await startProcess();
  const client = await openLiveClient(origin, documentId, student.token);
  const text = client.doc.getText('notes').toString();
  expect(acknowledged.filter((word) => !text.includes(word))).toEqual([]);
  client.close();
}, 90_000);
