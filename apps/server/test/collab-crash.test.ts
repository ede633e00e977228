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
  running = await startProcess(environment);
  const answer = await fetch(`${running.origin}/api/project/stage/${stageId}/document`, {
    headers,
  });
  const { id } = (await answer.json()) as { id: string };
  const writer = await openLiveClient(running.origin, id, student.token);
  const text = writer.doc.getText('notes');
  for (let n = 0; n < 25; n++) {
    const word = `<${n}>`;
    text.insert(text.length, word);
    if ((await writer.flush()) === 'saved') acknowledged.push(word);
  }
  // typed and on its way, not acknowledged: it may be lost, the rest may not
  text.insert(text.length, '<last>');
  await running.end('SIGKILL');
  writer.close();
  expect(acknowledged).toHaveLength(25);

  running = await startProcess(environment);
  const reader = await openLiveClient(running.origin, id, student.token);
  const kept = reader.doc.getText('notes').toString();
  expect(acknowledged.filter((word) => !kept.includes(word))).toEqual([]);
  reader.close();
  // two lives of a process
}, 60_000);
