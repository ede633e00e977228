import { ROLE_IDS } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../src/db/database.ts';
import { migrateUp } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/index.ts';
import { buildProject as buildOwnProject } from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { mailedCode, mailedLink, register } from './support/sign-up.ts';
import { askAsGuest } from './support/support-calls.ts';

const STEP = '20261122T101200_give_addresses_one_form';
const OWN = 'йорик@кафедра.рф';
/** The same mailbox as other people and programs write it. */
const FORMS = [
  'Йорик@КАФЕДРА.РФ',
  OWN.normalize('NFD'),
  'йорик@xn--80aaldx3bza.xn--p1ai',
  'йорик@XN--80AALDX3BZA.рф',
  ' йорик@кафедра.рф. ',
];

// on both databases: addresses are compared and mended in SQL
describe.each(databases)('one mailbox written in several ways on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const post = (path: string, body: object, token?: string) =>
    call(server, 'POST', path, { body, ...(token && { token }) });

  it('is one account: registered in one form, confirmed, signed in and recovered in any other', async () => {
    const [first = '', second = ''] = FORMS;
    const begun = await register(server, first);
    expect(begun.status).toBe(201);
    const { registration_id } = begun.body;
    const code = await mailedCode(server, OWN);
    const confirmed = await post('/auth/sign_up/verify_otp', {
      email: second,
      code,
      registration_id,
    });
    expect(confirmed.status).toBe(200);
    for (const email of FORMS) {
      const signed = await post('/auth/sign_in', { email, password: 'secret-7' });
      expect([email, signed.status]).toEqual([email, 200]);
      expect([email, (await register(server, email)).body.code]).toEqual([email, 'user_exists']);
    }
    expect((await post('/auth/reset_password', { email: FORMS[2] })).status).toBe(204);
    const id = await mailedLink(server, OWN);
    const password = 'другой-пароль-8';
    const body = { id, email: FORMS[3], password };
    expect((await post('/auth/change_password', body)).status).toBe(204);
    expect((await post('/auth/sign_in', { email: OWN, password })).status).toBe(200);
    const { rows } = await server.deps.connection.query('select email from users');
    expect(rows.filter(({ email }) => String(email).startsWith('й'))).toEqual([{ email: OWN }]);
  });

  it('is invited once, and written to by the support', async () => {
    const { id, researcher } = await buildOwnProject(server);
    const invite = (email: string) =>
      post(
        '/project/team/invite_teammate',
        { project_id: id, role_id: ROLE_IDS.supervisor, email },
        researcher.token,
      );
    const invited = await Promise.all(
      ['новый@кафедра.рф', 'новый@xn--80aaldx3bza.xn--p1ai'].map(invite),
    );
    const { rows } = await server.deps.connection.query('select email from invitations');
    expect(rows).toEqual([{ email: 'новый@кафедра.рф' }]);
    expect(invited.map(({ status }) => status).sort()).toEqual([204, 409]);
    const sent = await askAsGuest(server, 'Гость@xn--80aaldx3bza.xn--p1ai.');
    expect([sent.status, sent.body.email]).toEqual([201, 'гость@кафедра.рф']);
  });
});

const FOREIGN = 'два@xn--80aaldx3bza.xn--p1ai';
const KEPT = 'два@кафедра.рф';
/** Invitations as they were kept: of which project, to whom, in which status. */
const INVITED = [
  ['one', KEPT, 'cancelled'],
  ['one', FOREIGN, 'declined'],
  ['one', FOREIGN, 'confirming'],
  ['one', KEPT, 'pending'],
  ['one', `${KEPT}.`, 'pending'],
  ['other', FOREIGN, 'pending'],
  ['other', 'два@xn--80aaldx3bza.рф', 'pending'],
] as const;

// on both databases: addresses are compared and mended in SQL
describe.each(databases)('addresses that were kept before on $name', ({ openEmpty }) => {
  let connection: Connection;
  const warnings: string[] = [];
  beforeAll(async () => {
    connection = await openEmpty();
    await migrateUp(
      connection,
      migrations.filter(({ name }) => name < STEP),
    );
    await keepAccounts([
      'anna@mail.ru',
      'йорик@xn--80aaldx3bza.xn--p1ai',
      'точка@mail.ru.',
      // the older one in a foreign form
      'два@xn--80aaldx3bza.xn--p1ai',
      'два@кафедра.рф',
      // the older one in the form that stays
      'три@кафедра.рф',
      'три@кафедра.рф.',
      // both in foreign forms, and one more
      'пять@xn--80aaldx3bza.рф',
      'пять@кафедра.xn--p1ai',
      'пять@кафедра.рф',
      'чужой@xn--!.ru',
      'шесть@xn--80aaldx3bza.рф',
      'шесть@кафедра.xn--p1ai',
    ]);
    await keepInvitations();
    await migrateUp(connection, migrations, (text) => warnings.push(text));
  });
  afterAll(() => connection.close());

  /** Makes an account of each address, each a second younger than the one before. */
  const keepAccounts = async (emails: string[]) => {
    for (const [n, email] of emails.entries()) {
      await connection.query(
        `insert into users (id, email, password_hash, locale, created_at)
         values (gen_random_uuid(), $1, '-', 'ru', now() + $2 * interval '1 second')`,
        [email, n],
      );
    }
  };
  const keepInvitations = async () => {
    await connection.query(
      `insert into projects (id, type, title, status, status_since, creator_id, created_at, updated_at)
       select gen_random_uuid(), 'nir', title, 'created', now(), id, now(), now()
       from users, (values ('one'), ('other')) titles (title) where email = 'anna@mail.ru'`,
    );
    for (const [sent, [title, email, status]] of INVITED.entries()) {
      await connection.query(
        `insert into invitations (id, project_id, email, role, locale, status, inviter_id, inviter_name,
           created_at, sent_at, expires_at)
         select gen_random_uuid(), id, $2, 'supervisor', 'ru', $3, creator_id, 'А', now(),
           now() + $4 * interval '1 second', now() from projects where title = $1`,
        [title, email, status, sent],
      );
    }
  };

  it('get the form that they are looked up by; of two accounts the older one, and none is lost', async () => {
    const { rows } = await connection.query('select id, email from users order by created_at');
    expect(rows.map(({ email }) => email)).toEqual([
      'anna@mail.ru',
      OWN,
      'точка@mail.ru',
      'два@кафедра.рф',
      'два@xn--80aaldx3bza.xn--p1ai',
      'три@кафедра.рф',
      'три@кафедра.рф.',
      'пять@кафедра.рф',
      'пять@кафедра.xn--p1ai',
      'пять@xn--80aaldx3bza.рф',
      'чужой@xn--!.ru',
      'шесть@кафедра.рф',
      'шесть@кафедра.xn--p1ai',
    ]);
    const younger = [4, 6, 8, 9, 12].map((at) => rows[at]?.id);
    const named = warnings.map((text) => /account (\S+)/.exec(text)?.[1]);
    expect(named.sort()).toEqual(younger.sort());
  });

  it('are invited once where two forms were, and what is closed gets the form too', async () => {
    const { rows } = await connection.query(
      'select email, status, closed_at is null as open from invitations order by sent_at',
    );
    expect(rows.map(({ email }) => email)).toEqual(INVITED.map(() => KEPT));
    expect(rows.map(({ status }) => status)).toEqual([
      ...['cancelled', 'declined', 'confirming', 'cancelled', 'cancelled'],
      ...['cancelled', 'pending'],
    ]);
    expect(rows.map(({ open }) => open)).toEqual([true, true, true, false, false, false, true]);
  });
});
