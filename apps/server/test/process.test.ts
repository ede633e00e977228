import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@pv/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLiveClient } from './support/live-client.ts';
import { type ServerProcess, startProcess } from './support/start-process.ts';
import { waitFor } from './support/wait-for.ts';

const folder = mkdtempSync(join(tmpdir(), 'pv-process-'));
const environment = { DATA_DIR: folder, LOG_LEVEL: 'info', DEMO: '1' };
let running: ServerProcess;
beforeAll(async () => {
  running = await startProcess(environment);
  // an embedded database and the demo are made first
}, 120_000);
afterAll(async () => {
  await running.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const student = { email: 'student@demo.ru', password: 'demo-password' };

async function ask(path: string, options: { token?: string; body?: object; method?: string } = {}) {
  const { token, body, method = body ? 'POST' : 'GET' } = options;
  const answer = await fetch(`${running.origin}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return text === '' ? null : JSON.parse(text);
}

/** The document with text of the demo student, and a way to call as he. */
async function openDemo() {
  const { access_token: token, refresh_token } = await ask(endpoints.auth.signIn.path, {
    body: student,
  });
  const { projects } = await ask(endpoints.project.list.path, { token });
  const documents: string[] = [];
  for (const { id } of projects) {
    const { stages } = await ask(`/project/nir/${id}`, { token });
    for (const stage of stages) if (stage.document_id) documents.push(stage.document_id);
  }
  const [documentId = ''] = documents;
  return { token, refresh_token, documentId };
}

it('refuses a second process on the same data', async () => {
  await expect(startProcess(environment)).rejects.toThrow(/is used by process \d+/);
  expect(await ask('/health')).toEqual({ ok: true });
});

it('writes no password, token, code, link or address of a file into its log', async () => {
  const { token, refresh_token, documentId } = await openDemo();
  await ask('/auth/refresh_token', { token: refresh_token, method: 'POST' });
  await ask('/auth/reset_password', { body: { email: student.email } });
  const mail = await waitFor(async () => (await ask('/dev/mail')).mails[0]);
  const link = new URL(/https?:\S+\/reset-password\S+/.exec(mail.text)?.[0] ?? '');
  const id = link.searchParams.get('id') ?? '';
  await fetch(`${running.origin}${link.pathname}${link.search}`);
  await ask('/auth/change_password', { body: { ...student, id, password: student.password } });
  const refused = await ask(`/document/${documentId}/asset`, { token });
  expect(refused.code).toBe('unauthorized');
  const again = await ask(endpoints.auth.signIn.path, { body: student });
  const shown = await ask(`/document/${documentId}/asset`, { token: again.access_token });
  const address: string = shown.assets[0].url;
  expect((await fetch(`${running.origin}${address}`)).status).toBe(200);

  const { output } = running;
  await waitFor(() => output().includes('/api/storage/…'));
  expect(output()).toContain('"path":"/reset-password"');
  const secrets = [token, refresh_token, again.access_token, id, address];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect(output()).not.toContain(secret);
  }
  expect(output().split('demo-password')).toHaveLength(2);
});

it('stops on a signal with everything written, and starts again on the same data', async () => {
  const { token, documentId } = await openDemo();
  const client = await openLiveClient(running.origin, documentId, token);
  const text = client.doc.getText('notes');
  for (let n = 0; n < 200; n++) text.insert(text.length, `${n} `);
  await waitFor(() => !client.provider.hasUnsyncedChanges);
  const exported = await ask(`/document/${documentId}/export`, { token, body: { format: 'pdf' } });
  expect(await running.end('SIGTERM')).toBe(0);
  client.close();
  expect(existsSync(join(folder, 'process.lock'))).toBe(false);

  running = await startProcess(environment);
  const again = await openDemo();
  const reopened = await openLiveClient(running.origin, documentId, again.token);
  expect(reopened.doc.getText('notes').toString()).toBe(text.toString());
  reopened.close();
  const view = await waitFor(async () => {
    const seen = await ask(`/document/export/${exported.id}`, { token: again.token });
    return ['ready', 'failed'].includes(seen.status) && seen;
  });
  expect(view.status).toBe('ready');
});
