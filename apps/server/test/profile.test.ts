import { contentWords } from '@pv/editor-schema/rich-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveExperienceAForm } from '../src/db/migrations/20261122T040000_give_experience_a_form.ts';
import { buildPerson, buildProject, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { signUpPerson } from './support/sign-up.ts';

const required = {
  last_name: 'Смирнова',
  first_name: 'Анна',
  middle_name: 'Павловна',
  education_level: 'bachelor',
  city: 'Казань',
  institution: 'Технический университет',
};

describe('the profile', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  it('opens the rest of the product once the required fields are filled and the token refreshed', async () => {
    const tokens = await signUpPerson(server, 'profile@mail.ru');
    const codes = (token: string) =>
      call(server, 'GET', '/user/invite_codes?project_type=nir', { token });
    expect((await codes(tokens.access_token)).body.code).toBe('profile_incomplete');
    const patch = await call(server, 'PATCH', '/user/profile', {
      token: tokens.access_token,
      body: required,
    });
    expect(patch.status).toBe(204);
    const fresh = await call(server, 'POST', '/auth/refresh_token', {
      token: tokens.refresh_token,
    });
    const own = await codes(fresh.body.access_token);
    expect(own.body.codes).toHaveLength(3);
    expect(own.body.codes[0].code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    expect((await codes(fresh.body.access_token)).body).toEqual(own.body);
  });

  it('renews one personal code and leaves the others', async () => {
    const { access_token: token } = await completePerson(server, 'codes@mail.ru');
    const before = await call(server, 'GET', '/user/invite_codes?project_type=nir', { token });
    const renewed = await call(server, 'POST', '/user/invite_codes/renew', {
      token,
      body: { project_type: 'nir', role_id: before.body.codes[1].role_id },
    });
    const changed = renewed.body.codes.map(
      (row: { code: string }, index: number) => row.code !== before.body.codes[index].code,
    );
    expect(changed).toEqual([false, true, false]);
    const wrong = await call(server, 'POST', '/user/invite_codes/renew', {
      token,
      body: { project_type: 'startup', role_id: before.body.codes[1].role_id },
    });
    expect(wrong.status).toBe(422);
  });

  it('refuses an edit made from an older edition and fields that are too long, and makes a space of a NUL', async () => {
    const { access_token: token } = await completePerson(server, 'edits@mail.ru');
    const patch = (body: object) => call(server, 'PATCH', '/user/profile', { token, body });
    const { version } = (await call(server, 'GET', '/user/profile', { token })).body;
    expect((await patch({ city: 'Уфа', version })).status).toBe(204);
    const stale = await patch({ city: 'Омск', version });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_version']);
    const wrong = await patch({ city: 'x'.repeat(121), group: 'y'.repeat(61) });
    expect(Object.keys(wrong.body.fields).sort()).toEqual(['city', 'group']);
    expect((await patch({ group: 'МТ\u00005' })).status).toBe(204);
    const { body } = await call(server, 'GET', '/user/profile', { token });
    expect([body.city, body.group]).toEqual(['Уфа', 'МТ 5']);
  });

  it('keeps experience as a text with a form, makes one of plain words and refuses what is too long', async () => {
    const { access_token: token } = await completePerson(server, 'experience@mail.ru');
    const patch = (experience: unknown) =>
      call(server, 'PATCH', '/user/profile', { token, body: { experience } });
    const kept = async () =>
      (await call(server, 'GET', '/user/profile', { token })).body.experience as string;
    const run = { type: 'text', text: 'Завод', marks: [{ type: 'bold' }], odd: 1 };
    const rich = { type: 'doc', content: [{ type: 'paragraph', content: [run] }] };
    expect((await patch(JSON.stringify(rich))).status).toBe(204);
    expect(JSON.parse(await kept())).toEqual({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'Завод', marks: [{ type: 'bold' }] }],
        },
      ],
    });
    const script = { type: 'doc', content: [{ type: 'script', content: [run] }] };
    for (const words of ['Лаборант\n<script>alert(1)</script>', JSON.stringify(script)]) {
      expect((await patch(words)).status).toBe(204);
      expect(contentWords({ kind: 'content', content: await kept() })).toBe(words);
    }
    const before = await kept();
    const { body: refused } = await patch('я'.repeat(20_001));
    expect([refused.code, refused.fields]).toEqual([
      'validation_failed',
      { experience: 'field_long:20000' },
    ]);
    expect((await patch({ type: 'doc' })).status).toBe(422);
    expect(await kept()).toBe(before);
    expect((await patch('')).status).toBe(204);
    expect(await kept()).toBe('');
  });

  it('gives plain experience of earlier a form, and takes it away again', async () => {
    const { access_token: token } = await completePerson(server, 'earlier@mail.ru');
    const experience = async () =>
      (await call(server, 'GET', '/user/profile', { token })).body.experience as string;
    const { query } = server.deps.connection;
    const plain = 'Завод «Луч»\n\nИнженер, "техник" \\ 2 года';
    await query(
      `update profiles set fields = jsonb_set(fields, '{experience}', to_jsonb($1::text))
       where fields ->> 'last_name' = 'Смирнова' and user_id = (select id from users where email = 'earlier@mail.ru')`,
      [plain],
    );
    await query(giveExperienceAForm.up);
    expect(JSON.parse(await experience()).content).toHaveLength(3);
    expect(contentWords({ kind: 'content', content: await experience() })).toBe(plain);
    await query(giveExperienceAForm.down);
    expect(await experience()).toBe(plain);
  });

  it('shows strangers no more than the name, and the account only to its owner', async () => {
    const one = await completePerson(server, 'one@mail.ru');
    const two = await completePerson(server, 'two@mail.ru');
    const { id } = (await call(server, 'GET', '/user/profile', { token: one.access_token })).body;
    const seen = await call(server, 'GET', `/user/profile/${id}`, { token: two.access_token });
    expect(seen.body).toMatchObject({ name: 'Смирнова А. П.', institution: '', email: null });
    const account = (token?: string) =>
      call(server, 'GET', `/current_user/${id}`, token ? { token } : {});
    expect((await account()).status).toBe(401);
    expect((await account(two.access_token)).status).toBe(404);
    expect((await account(one.access_token)).body).toMatchObject({
      email: 'one@mail.ru',
      flags: { profile_complete: true, editor: false },
    });
  });

  it('shows strangers what is published, teammates also how to reach a person, and no more than is opened', async () => {
    const told = {
      last_name: 'Опорова',
      post: 'доцент',
      contacts: 'кабинет 12',
      phone: '+7 900 123-45-67',
      birth_date: '1990-02-01',
      interests: ['сварка'],
    };
    const mate = await buildPerson(server, told);
    const { researcher, id } = await buildProject(server, { supervisor: mate });
    const stranger = await buildPerson(server);
    const look = async (who: TestPerson, query = '') =>
      (await call(server, 'GET', `/user/profile/${mate.id}${query}`, who)).body;
    const patch = (body: object) =>
      call(server, 'PATCH', '/user/profile', { token: mate.token, body });

    const hidden = { institution: '', post: '', contacts: null, email: null, phone: null };
    expect(await look(stranger)).toMatchObject({ ...hidden, full_name: 'Опорова Илья' });
    expect(await look(stranger, '?as=team')).toMatchObject({ ...hidden, published: null });
    const close = { post: 'доцент', contacts: 'кабинет 12', email: mate.email };
    expect(await look(researcher)).toMatchObject({
      ...close,
      phone: null,
      birth_date: null,
      published: null,
      projects: [{ id }],
    });

    await patch({ show_phone: true, show_birth_date: true, published: true });
    const opened = { phone: '+7 900 123-45-67', birth_date: '1990-02-01' };
    expect(await look(researcher)).toMatchObject({ ...close, ...opened });
    const seen = await look(stranger);
    expect(seen).toMatchObject({ post: 'доцент', published: { interests: ['сварка'] } });
    expect(seen).toMatchObject({ contacts: null, email: null, phone: null, birth_date: null });
    expect(JSON.stringify(seen)).not.toMatch(/кабинет|7 900|1990-02/);
    const own = { ...seen, is_me: true };
    expect(await look(mate, '?as=others')).toEqual(own);
    expect(await look(mate)).toMatchObject({ ...close, ...opened, seen_as: 'team' });
  });

  it('finds people of one’s own teams by parts of names and addresses, and nobody else', async () => {
    const found = await buildPerson(server, { last_name: 'Ёлкина', email: 'yolka@mail.ru' });
    const { researcher, id } = await buildProject(server, { supervisor: found, curator: true });
    const other = await buildProject(server, { supervisor: true });
    const find = (who: TestPerson | undefined, query: string) =>
      call(server, 'GET', `/user/user${query}`, who ?? {});
    const names = async (who: TestPerson, query: string) =>
      (await find(who, query)).body.users.map(({ id: one }: { id: string }) => one);
    expect((await find(undefined, '')).status).toBe(401);
    expect((await find(researcher, '?project_id=rubbish')).status).toBe(422);
    expect((await find(researcher, `?project_id=${other.id}`)).status).toBe(404);
    expect(await names(researcher, '')).toHaveLength(2);
    for (const text of ['елк ил', 'YOLKA', 'илья ёлкина']) {
      expect(await names(researcher, `?text=${encodeURIComponent(text)}`)).toEqual([found.id]);
    }
    expect(await names(researcher, `?text=yolka&project_id=${id}`)).toEqual([found.id]);
    expect(await names(other.researcher, '?text=yolka')).toEqual([]);
    expect(await names(researcher, `?text=${encodeURIComponent("%' or 1=1")}`)).toEqual([]);
  });
});

async function completePerson(server: TestServer, email: string) {
  const tokens = await signUpPerson(server, email);
  await call(server, 'PATCH', '/user/profile', { token: tokens.access_token, body: required });
  const fresh = await call(server, 'POST', '/auth/refresh_token', { token: tokens.refresh_token });
  return fresh.body as { access_token: string; refresh_token: string };
}
