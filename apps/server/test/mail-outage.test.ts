import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { composeMail } from '../src/mail/compose-mail.ts';
import { databases } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { register } from './support/sign-up.ts';
import { waitFor } from './support/wait-for.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const jobSchema = z.object({
  id: z.string(),
  name: z.enum(['mail.send', 'mail.code', 'mail.failed']),
  state: z.string(),
  left: z.number(),
  retry_limit: z.number(),
  retry_delay: z.number(),
  retry_delay_max: z.number().nullable(),
  deletion_seconds: z.number(),
});
type Job = z.infer<typeof jobSchema>;

/** How long a job is tried at least and at most, s: the queue waits twice as long each time, or half of it. */
function trying({ retry_limit, retry_delay, retry_delay_max }: Job) {
  const span = (share: number) =>
    Array.from({ length: retry_limit }, (_, n) =>
      Math.min(retry_delay_max ?? Number.POSITIVE_INFINITY, retry_delay * share * 2 ** n),
    ).reduce((sum, wait) => sum + wait, 0);
  return { least: span(1), most: span(2) };
}

// on both databases: the queue of jobs lives in the database
describe.each(databases)('a mail that nobody takes on $name', (database) => {
  let server: TestServer;
  let silent = true;
  beforeAll(async () => {
    server = await startServer(database);
    const { mailer } = server.deps;
    const { send } = mailer;
    mailer.send = async (mail) => {
      if (silent) throw new Error('Greeting never received');
      await send(mail);
    };
  });
  afterAll(() => server.close());

  async function jobsOf(to: string): Promise<Job[]> {
    const { rows } = await server.deps.connection.query(
      `select id, name, state::text, retry_limit, retry_delay, retry_delay_max, deletion_seconds,
        extract(epoch from keep_until - now())::float8 as left
      from pgboss.job where coalesce(data->>'to', data->'mail'->>'to') = $1 order by created_on`,
      [to],
    );
    return z.array(jobSchema).parse(rows);
  }
  const inState = (to: string, state: string) =>
    waitFor(async () => (await jobsOf(to)).find((job) => job.state === state));
  /** The next try is due, and the queue looks at once; `last` makes it the last one. */
  const due = async ({ id, name }: Job, last = false) => {
    const { connection, jobs } = server.deps;
    await connection.query(
      `update pgboss.job set start_after = now() - interval '1s',
        retry_count = case when $2::boolean then retry_limit else retry_count end where id = $1`,
      [id, last],
    );
    const wake = await connection.db.transaction((trx) => jobs.add(trx, name, []));
    wake();
  };

  it('is tried for three days, at least twice an hour, and then kept for a week with its reason', async () => {
    silent = true;
    const to = 'lasting@mail.ru';
    const mail = composeMail(server.deps, 'ru', { to, subject: 'Ваш ход', paragraphs: ['Текст'] });
    const wake = await server.deps.connection.db.transaction((trx) =>
      server.deps.jobs.add(trx, 'mail.send', [mail]),
    );
    wake();
    const waiting = await inState(to, 'retry');
    expect(waiting.retry_delay_max).toBe(30 * MINUTE);
    expect(trying(waiting).least).toBeGreaterThan(3 * DAY);
    expect(trying(waiting).most).toBeLessThan(3 * DAY + 6 * HOUR);
    await due(waiting, true);
    const kept = await waitFor(async () =>
      (await jobsOf(to)).find(({ name }) => name === 'mail.failed'),
    );
    expect(kept.left).toBeGreaterThan(7 * DAY - HOUR);
    expect(kept.left).toBeLessThan(7 * DAY + HOUR);
    const { rows } = await server.deps.connection.query(
      "select data->>'subject' as subject, source_output->>'message' as why from pgboss.job where id = $1",
      [kept.id],
    );
    expect(rows).toEqual([
      { subject: 'Ваш ход', why: expect.stringContaining('Greeting never received') },
    ]);
  });

  it('with a code is tried for as long as a mailed code or link works, and does not go to the failed ones', async () => {
    silent = true;
    const to = 'code@mail.ru';
    await register(server, to);
    const waiting = await inState(to, 'retry');
    expect(trying(waiting).most).toBeLessThanOrEqual(30 * MINUTE);
    await due(waiting, true);
    await inState(to, 'failed');
    const left = await jobsOf(to);
    expect(left.map(({ name }) => name)).toEqual(['mail.code']);
    expect(left[0]?.deletion_seconds).toBe(15 * MINUTE);
  });

  it.each([
    ['goes while the code works', 10, 1],
    ['does not go when the code works no more', 16, 0],
  ])('%s', async (_, minutes, mails) => {
    silent = true;
    const to = `after-${minutes}@mail.ru`;
    await register(server, to);
    const waiting = await inState(to, 'retry');
    server.pass(minutes * MINUTE * 1000);
    silent = false;
    await due(waiting);
    await inState(to, 'completed');
    expect(server.mails.filter((mail) => mail.to === to)).toHaveLength(mails);
  });
});
