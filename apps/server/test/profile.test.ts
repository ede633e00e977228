import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
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

describe.each(databases)('the profile on $name', (database) => {
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
    expect((await account(one.access_token)).body).toMatchObject({ email: 'one@mail.ru' });
  });
});

async function completePerson(server: TestServer, email: string) {
  const tokens = await signUpPerson(server, email);
  await call(server, 'PATCH', '/user/profile', { token: tokens.access_token, body: required });
  const fresh = await call(server, 'POST', '/auth/refresh_token', { token: tokens.refresh_token });
  return fresh.body as { access_token: string; refresh_token: string };
}
