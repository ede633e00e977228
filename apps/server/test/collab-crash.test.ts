import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { openDeps } from '../src/open-deps.ts';
import { putPglite } from './support/databases.ts';
import { openLiveClient } from './support/live-client.ts';
import { type ServerProcess, startProcess } from './support/start-process.ts';
import { buildProject } from './support/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'pv-crash-'));
const environment = {
  DATA_DIR: folder,
  SECRET: 'crash-test-secret-of-more-than-32-characters',
  DEMO: '0',
  LIMITS_FACTOR: '1000',
};
let running: ServerProcess | null = null;

afterEach(async () => {
  await running?.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('keeps every acknowledged word when the process is killed between two keystrokes', async () => {
  await putPglite(folder);
  const deps = await openDeps(readConfig(environment), pino({ level: 'error' }));
  const { stageId, student } = await buildProject(deps);
  await deps.documents.close();
  await deps.jobs.stop();
  await deps.connection.close();

  const headers = { authorization: `Bearer ${student.token}` };
  const acknowledged: string[] = [];
  let documentId = '';
  for (let life = 0; life < 2; life++) {
    running = await startProcess(environment);
    const { origin } = running;
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
    await running.end('SIGKILL');
    client.close();
  }
  expect(acknowledged).toHaveLength(50);

  running = await startProcess(environment);
  const { origin } = running;
  const client = await openLiveClient(origin, documentId, student.token);
  const text = client.doc.getText('notes').toString();
  expect(acknowledged.filter((word) => !text.includes(word))).toEqual([]);
  client.close();
  // three lives of a process
}, 60_000);
