import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { Deps } from '../src/context.ts';
import { composeMail } from '../src/mail/compose-mail.ts';
import { openDeps } from '../src/open-deps.ts';
import { operatorOf } from '../src/operator.ts';
import { databases, processDatabases } from './support/databases.ts';
import { openMailServer } from './support/mail-server.ts';
import { startServer } from './support/server.ts';
import { type ServerProcess, startProcess } from './support/start-process.ts';
import { waitFor } from './support/wait-for.ts';

const MAILS = 30;
/** As many as one process hands over at the same time. */
const AT_ONCE = 10;
const addresses = Array.from({ length: MAILS }, (_, n) => `reader-${n}@mail.ru`);
const unnamed = { config: { operator: operatorOf({}) } };
const mailTo = (to: string) =>
  composeMail(unnamed, 'ru', { to, subject: 'Ваш ход', paragraphs: ['Текст'] });

/** A mail server; `taken` says how many mails to each reader have come, `answers` which get an answer. */
async function openCountingServer(answers: (count: number) => boolean) {
  const taken = new Map<string, number>();
  let count = 0;
  const server = await openMailServer({
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        count += 1;
        const to = session.envelope.rcptTo[0]?.address ?? '';
        taken.set(to, (taken.get(to) ?? 0) + 1);
        if (answers(count)) done();
      });
    },
  });
  return { taken, url: server.url, close: () => server.close() };
}

/** Does something with what a server opens, while none is running. */
async function withDeps(
  environment: Record<string, string>,
  use: (deps: Deps) => Promise<unknown>,
): Promise<void> {
  const deps = await openDeps(readConfig(environment), pino({ level: 'error' }));
  await use(deps);
  await deps.jobs.stop();
  await deps.documents.close();
  await deps.connection.close();
}

// at the same time: most of it is waiting
it.concurrent.for(processDatabases)(
  'loses no mail on $name when the process is killed while it sends, and doubles only those that were on their way',
  // three processes each
  { timeout: 120_000 },
  async (database, { onTestFinished }) => {
    const folder = mkdtempSync(join(tmpdir(), 'pv-mail-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    let running: ServerProcess | null = null;
    let fallsSilent = 12;
    const { taken, url, close } = await openCountingServer((count) => count < fallsSilent);
    onTestFinished(close);
    const environment = {
      DATA_DIR: folder,
      SECRET: 'mail-test-secret-of-more-than-32-characters',
      DEMO: '0',
      SMTP_URL: url,
      ...(await database.environment(folder)),
    };
    await withDeps(environment, ({ connection, jobs }) =>
      connection.db.transaction((trx) => jobs.add(trx, 'mail.send', addresses.map(mailTo))),
    );

    onTestFinished(async () => void (await running?.end('SIGKILL')));
    running = await startProcess(environment);
    await waitFor(() => taken.size >= fallsSilent);
    await running.end('SIGKILL');
    fallsSilent = Number.POSITIVE_INFINITY;
    const before = new Map(taken);
    expect(before.size).toBeLessThan(MAILS);
    // a minute goes by, in which nobody tells that he is still at it; then somebody looks around, and the
    // pause before the next try goes by
    await withDeps(environment, async ({ connection: { query } }) => {
      await query(
        "update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'",
      );
      await query('update pgboss.queue set monitor_claim_on = null, monitor_on = null');
      const executeSql = (text: string, values?: unknown[]) => query(text, values);
      const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false });
      await boss.start();
      await boss.supervise('mail.send');
      await boss.stop({ graceful: false, close: false });
      const { rows } = await query(
        "update pgboss.job set start_after = now() where state = 'retry' returning id",
      );
      expect(rows.length).toBeGreaterThan(0);
    });
    running = await startProcess(environment);
    await waitFor(() => taken.size === MAILS, 60);

    const doubled = addresses.filter((to) => (taken.get(to) ?? 0) > 1);
    expect(Math.max(...taken.values())).toBeLessThanOrEqual(2);
    expect(doubled.length).toBeLessThanOrEqual(AT_ONCE);
    expect(doubled.filter((to) => !before.has(to))).toEqual([]);
  },
);

// on both databases: the queue of jobs lives in the database
describe.each(databases)('a mail on $name', (database) => {
  it('is noted as sent while another one of its batch is still on its way', async ({
    onTestFinished,
  }) => {
    const server = await startServer(database);
    onTestFinished(() => server.close());
    const { connection, jobs, mailer } = server.deps;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { send } = mailer;
    mailer.send = async (mail) => {
      if (mail.to === addresses[0]) await held;
      await send(mail);
    };
    const wake = await connection.db.transaction((trx) =>
      jobs.add(trx, 'mail.send', addresses.slice(0, 5).map(mailTo)),
    );
    wake();
    const states = async () => {
      const { rows } = await connection.query(
        "select data->>'to' as to, state::text from pgboss.job where name = 'mail.send'",
      );
      return new Map(rows.map(({ to, state }) => [String(to), state]));
    };
    await waitFor(async () => {
      const found = await states();
      return addresses.slice(1, 5).every((to) => found.get(to) === 'completed');
    });
    expect((await states()).get(addresses[0] ?? '')).toBe('active');
    release();
    await waitFor(async () => (await states()).get(addresses[0] ?? '') === 'completed');
    expect(server.mails.map(({ to }) => to).sort()).toEqual(addresses.slice(0, 5).sort());
  });
});
