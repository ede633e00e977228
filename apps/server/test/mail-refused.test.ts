import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeMail } from '../src/mail/compose-mail.ts';
import { smtpMailer } from '../src/mail/smtp-mailer.ts';
import { database } from './support/databases.ts';
import { type MailServer, openMailServer } from './support/mail-server.ts';
import { startServer, type TestServer } from './support/server.ts';
import { register } from './support/sign-up.ts';
import { waitFor } from './support/wait-for.ts';

type Answers = Pick<
  SMTPServerOptions,
  'onConnect' | 'onAuth' | 'onMailFrom' | 'onRcptTo' | 'onData'
>;

const says = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });
const reader = (code: number, text: string): Answers => ({
  onRcptTo: (_address, _session, done) => done(says(code, text)),
});
const content = (code: number, text: string): Answers => ({
  onData: (stream, _session, done) => {
    stream.resume().on('end', () => done(says(code, text)));
  },
});

const FOR_GOOD: [string, Answers][] = [
  ['its reader', reader(550, '5.1.1 No such user')],
  ['its reader, without a closer word', reader(550, 'No such user')],
  ['its reader whose mailbox is closed', reader(554, '5.2.1 Mailbox disabled')],
  ['its content', content(554, '5.6.0 Message refused')],
  ['its size', content(552, '5.3.4 Message too big')],
];
const FOR_NOW: [string, Answers][] = [
  ['the reader for now', reader(451, '4.7.1 Greylisted, try again later')],
  ['the content for now', content(452, '4.3.1 Insufficient storage')],
  ['to relay at all', reader(554, '5.7.1 Relay access denied')],
  ['to relay, in words alone', reader(550, 'relay not permitted')],
  ['a client without a name', reader(530, '5.7.0 Authentication required')],
  ['the sender when the reader is named', reader(550, '5.1.8 Sender address rejected')],
  [
    'the sender',
    { onMailFrom: (_address, _session, done) => done(says(553, '5.1.0 Unknown sender')) },
  ],
  ['the name and the password', { onAuth: (_auth, _session, done) => done(says(535, 'Wrong')) }],
  ['the connection', { onConnect: (_session, done) => done(says(554, 'Not from here')) }],
];

describe('a mail that the mail server refuses', () => {
  let server: TestServer;
  let mails: MailServer;
  let answers: Answers = {};
  beforeAll(async () => {
    server = await startServer(database);
    mails = await openMailServer({
      allowInsecureAuth: true,
      onConnect: (session, done) => (answers.onConnect ? answers.onConnect(session, done) : done()),
      onAuth: (auth, session, done) =>
        answers.onAuth ? answers.onAuth(auth, session, done) : done(null, { user: auth.username }),
      onMailFrom: (address, session, done) =>
        answers.onMailFrom ? answers.onMailFrom(address, session, done) : done(),
      onRcptTo: (address, session, done) =>
        answers.onRcptTo ? answers.onRcptTo(address, session, done) : done(),
      onData: (stream, session, done) => {
        if (answers.onData) answers.onData(stream, session, done);
        else stream.resume().on('end', () => done());
      },
    });
    const url = mails.url.replace('//', '//works:secret@');
    server.deps.mailer.send = smtpMailer(url, 'no-reply@works.ru').send;
  });
  afterAll(async () => {
    await server.close();
    await mails.close();
  });

  let count = 0;
  async function send(): Promise<string> {
    count += 1;
    const to = `reader-${count}@mail.ru`;
    const mail = composeMail(server.deps, 'ru', { to, subject: 'Ваш ход', paragraphs: ['Текст'] });
    const { db } = server.deps.connection;
    const wake = await db.transaction((trx) => server.deps.jobs.add(trx, 'mail.send', [mail]));
    wake();
    return to;
  }
  async function jobsOf(to: string) {
    const { rows } = await server.deps.connection.query(
      `select name, state::text, coalesce(source_output, output)->>'message' as why from pgboss.job
      where coalesce(data->>'to', data->'mail'->>'to') = $1 order by name`,
      [to],
    );
    return rows;
  }
  /** The jobs of a mail after its first try. */
  const triedOnce = (to: string) =>
    waitFor(async () => {
      const jobs = await jobsOf(to);
      return jobs.some(({ state }) => state === 'retry' || state === 'failed') && jobs;
    });

  it.each(FOR_GOOD)('for good because of %s is given up at once, and kept', async (_, refusal) => {
    answers = refusal;
    const jobs = await triedOnce(await send());
    expect(jobs).toMatchObject([
      { name: 'mail.failed', state: 'created', why: expect.stringMatching(/: 55\d /) },
      { name: 'mail.send', state: 'failed' },
    ]);
  });

  it.each(FOR_NOW)('because it does not take %s is tried again', async (_, refusal) => {
    answers = refusal;
    expect(await triedOnce(await send())).toMatchObject([{ name: 'mail.send', state: 'retry' }]);
  });

  it('because it was set up wrongly is sent when that is mended', async () => {
    answers = reader(554, '5.7.1 Relay access denied');
    const to = await send();
    await triedOnce(to);
    answers = {};
    await server.deps.connection.query(
      "update pgboss.job set start_after = now() - interval '1s' where data->>'to' = $1",
      [to],
    );
    await waitFor(async () => (await jobsOf(to))[0]?.state === 'completed');
  });

  it('and that brings a code is given up at once, and not kept with the failed ones', async () => {
    answers = reader(550, '5.1.1 No such user');
    const to = 'nobody@mail.ru';
    await register(server, to);
    expect(await triedOnce(to)).toMatchObject([{ name: 'mail.code', state: 'failed' }]);
  });

  it('goes with the others of its batch, which are sent', async () => {
    answers = {
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('gone-') ? says(550, '5.1.1 No such user') : null),
    };
    const letters = ['gone-1@mail.ru', 'here-1@mail.ru', 'here-2@mail.ru'].map((to) =>
      composeMail(server.deps, 'ru', { to, subject: 'Ваш ход', paragraphs: ['Текст'] }),
    );
    const { db } = server.deps.connection;
    const wake = await db.transaction((trx) => server.deps.jobs.add(trx, 'mail.send', letters));
    wake();
    expect((await triedOnce('gone-1@mail.ru'))[0]).toMatchObject({ name: 'mail.failed' });
    for (const to of ['here-1@mail.ru', 'here-2@mail.ru']) {
      await waitFor(async () => (await jobsOf(to))[0]?.state === 'completed');
    }
  });
});
