import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../../packages/gost/test/messy-docx/pictures.ts';
import { EXPORT_PARTS } from '../src/features/account/export-parts.ts';
import { grantEditor } from '../src/features/platform/public.ts';
import { buildPerson, buildProject, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { signUpPerson } from './support/sign-up.ts';
import { ask, askAsGuest, upload } from './support/support-calls.ts';

describe('the data of a person', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  async function take(token: string, language: 'ru' | 'en' = 'ru') {
    const answer = await server.app.inject({
      method: 'GET',
      url: '/api/user/export',
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const zip = await JSZip.loadAsync(answer.rawPayload);
    const text = async (path: string) => (await zip.file(path)?.async('string')) ?? '';
    return { text, names: Object.keys(zip.files) };
  }

  it('are one’s own, with an index in one’s language, and hold no secrets', async () => {
    const { access_token: token } = await signUpPerson(server, 'owner@mail.ru');
    const other = await buildPerson(server, { last_name: 'Посторонняя' });
    await call(server, 'PATCH', '/user/profile', {
      token,
      body: {
        last_name: 'Владельцева',
        group: 'М-1 <b>',
        first_name: 'Ия',
        education_level: 'master',
        birth_date: '1999-03-08',
      },
    });
    const { text, names } = await take(token);
    expect(names).toContain('data/consents.json');
    expect(JSON.parse(await text('data/account.json'))).toMatchObject([{ email: 'owner@mail.ru' }]);
    expect(JSON.parse(await text('data/consents.json'))).toHaveLength(2);
    const index = await text('index.html');
    expect(index).toContain('Мои данные в Провекторе');
    expect(index).toContain('<td>М-1 &lt;b&gt;</td>');
    expect(index).toContain('<td>Магистратура</td>');
    expect(index).toContain('8 марта 1999');
    expect(await (await take(token, 'en')).text('index.html')).toContain('My data in Provektor');
    const all = (await Promise.all(names.map(text))).join('\n');
    expect(all).not.toContain(other.name);
    expect(all).not.toMatch(/argon2|token_id|password_hash|storage_key/);
  });

  it('tell what the person did in projects, and nothing that others did there', async () => {
    const supervisor = await buildPerson(server);
    const project = await buildProject(server, { supervisor });
    const rows = async (who: TestPerson, part: string) =>
      JSON.parse(await (await take(who.token)).text(`data/${part}.json`));
    expect(await rows(supervisor, 'memberships')).toMatchObject([
      { project_id: project.id, role: 'supervisor' },
    ]);
    expect(await rows(supervisor, 'projects')).toEqual([]);
    expect(await rows(project.researcher, 'projects')).toMatchObject([{ id: project.id }]);
    const acted = await rows(project.researcher, 'project_log');
    expect(new Set(acted.map((row: { actor_id: string }) => row.actor_id))).toEqual(
      new Set([project.researcher.id]),
    );
  });

  it('hold one’s notes in logs and the remarks of one’s reviews, and nobody else’s', async () => {
    const project = await buildProject(server, { supervisor: true });
    const { researcher, supervisor } = project;
    if (!supervisor) throw new Error('no supervisor');
    const post = (who: TestPerson, url: string, body: object) =>
      call(server, 'POST', url, { token: who.token, body });
    await post(researcher, '/project/project_log', {
      project_id: project.id,
      log_comment: 'Сверено с прибором',
    });
    await post(researcher, `/project/nir/${project.id}/approve`, {});
    const review = 'Уточнить цель\n— проверить единицы';
    await post(supervisor, `/project/nir/${project.id}/revise`, { review });
    const data = async (who: TestPerson, part: string) =>
      (await take(who.token)).text(`data/${part}.json`);
    expect(JSON.parse(await data(researcher, 'log_notes'))).toMatchObject([
      { body: 'Сверено с прибором' },
    ]);
    expect(await data(supervisor, 'log_notes')).toBe('[]');
    const { rows } = await server.deps.connection.query(
      `select remarks.id from remarks join reviews on reviews.id = review_id
       where project_id = '${project.id}' order by remarks.id`,
    );
    const remarks: { id: string }[] = JSON.parse(await data(supervisor, 'remarks'));
    expect(remarks.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(remarks.length).toBeGreaterThan(0);
    expect(await data(researcher, 'remarks')).toBe('[]');
  });

  it('hold what was written to the support as a guest from one’s address, and no other address', async () => {
    const email = 'asked-first@mail.ru';
    const file = await upload(server, { bytes: png(9, 2) });
    await askAsGuest(server, email, { topic: 'До регистрации', files: [file] });
    await askAsGuest(server, 'somebody@mail.ru', { topic: 'Чужой вопрос' });
    const editor = await buildPerson(server);
    const { db, query } = server.deps.connection;
    await grantEditor(db, { email: editor.email, now: new Date() });
    const desk = '/editor/support_requests';
    const [{ id }] = (await call(server, 'GET', `${desk}?search=${email}`, editor)).body.requests;
    const answer = { version: 0, text: 'Ответ гостю' };
    await call(server, 'POST', `${desk}/${id}/messages`, { token: editor.token, body: answer });

    const { access_token: token } = await signUpPerson(server, email);
    // an account that had this address before: what it asked stays its own
    const former = await buildPerson(server);
    await ask(server, former, { topic: 'Прежний владелец' });
    await query(`update support_requests set email = '${email}' where user_id = '${former.id}'`);
    const data = await take(token);
    const rows = async (part: string) => JSON.parse(await data.text(`data/${part}.json`));
    expect(await rows('support_requests')).toMatchObject([{ topic: 'До регистрации' }]);
    const said = await rows('support_messages');
    expect(said).toMatchObject([{ from_support: false }, { body: 'Ответ гостю' }]);
    expect(await rows('support_files')).toMatchObject([{ name: 'снимок.png', ready: true }]);
    expect(JSON.stringify(said)).not.toContain(editor.name);
    expect(await (await take(former.token)).text('data/support_requests.json')).toContain(
      'Прежний владелец',
    );
  });

  it('are refused to nobody’s token', async () => {
    expect((await call(server, 'GET', '/user/export')).status).toBe(401);
  });

  it('come from every table that names a person', async () => {
    const { rows } = await server.deps.connection.query(
      `select conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = 'users'::regclass`,
    );
    const known: readonly string[] = Object.values(EXPORT_PARTS).map(({ table }) => table);
    expect(rows.map(({ name }) => String(name)).filter((name) => !known.includes(name))).toEqual(
      [],
    );
  });
});
