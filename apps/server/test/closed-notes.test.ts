import { randomBytes } from 'node:crypto';
import { CLOSED_NOTE_CHARS, MOST_CLOSED_NOTES } from '@pv/contract';
import JSZip from 'jszip';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../src/context.ts';
import { forgetPerson } from '../src/features/account/forget-person.ts';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { type Answer, call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

const PATH = '/user/closed_notes';
const phraseOf = () => randomBytes(64).toString('hex');
/** What a browser would send: the server cannot tell it from noise. */
const sealed = (bytes = 40) => ({
  nonce: randomBytes(12).toString('base64'),
  ciphertext: randomBytes(bytes).toString('base64'),
});

describe('closed notes', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const list = async (person: TestPerson) => (await call(server, 'GET', PATH, person)).body;
  const makeKey = (person: TestPerson, phrase = phraseOf()) =>
    call(server, 'POST', `${PATH}/key`, { token: person.token, body: { phrase } });
  const save = (person: TestPerson | undefined, id: string, body: object) =>
    call(server, 'PUT', `${PATH}/${id}`, { ...person, body });
  const remove = (person: TestPerson, id: string, version: number) =>
    call(server, 'DELETE', `${PATH}/${id}?version=${version}`, person);
  const said = ({ status, body }: Answer) => [status, body?.code];

  /** A person with a key and one note. */
  async function keeper() {
    const person = await buildPerson(server);
    const { body: key } = await makeKey(person);
    const id = uuidv7();
    const note = sealed();
    const { body } = await save(person, id, { ...note, key_id: key.id, version: 0 });
    return { person, keyId: key.id as string, id, note, saved: body };
  }

  it('are none at first; a key is known by its phrase, and there is one of it', async () => {
    const person = await buildPerson(server);
    expect(await list(person)).toEqual({ key: null, notes: [] });
    const phrase = phraseOf();
    const made = await makeKey(person, phrase);
    expect(made).toMatchObject({ status: 201, body: { phrase } });
    expect((await makeKey(person, phrase)).body).toEqual(made.body);
    expect(said(await makeKey(person))).toEqual([409, 'note_key_exists']);
    expect((await list(person)).key).toEqual(made.body);
  });

  it('get one key when two devices begin at once', async () => {
    const person = await buildPerson(server);
    const answers = await Promise.all([1, 2, 3].map(() => makeKey(person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('come back as they were sent, the last changed first', async () => {
    const { person, keyId, id, note, saved } = await keeper();
    server.pass(1000);
    const other = uuidv7();
    await save(person, other, { ...sealed(), key_id: keyId, version: 0 });
    const { notes } = await list(person);
    expect(notes.map((one: { id: string }) => one.id)).toEqual([other, id]);
    expect(notes[1]).toEqual({ id, ...note, ...saved });
    expect((await call(server, 'GET', `${PATH}/${id}`, person)).body).toEqual(notes[1]);
    expect(saved.version).toBe(1);
  });

  it('are changed from the version that was seen, and by one of two tabs only', async () => {
    const { person, keyId, id } = await keeper();
    const change = (version: number) => save(person, id, { ...sealed(), key_id: keyId, version });
    expect((await change(1)).body.version).toBe(2);
    expect(said(await change(1))).toEqual([409, 'stale_version']);
    expect(said(await change(0))).toEqual([409, 'stale_version']);
    const both = await Promise.all([change(2), change(2)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list(person)).notes).toHaveLength(1);
  });

  it('answer a save whose answer was lost as the first time', async () => {
    const { person, keyId, id, note, saved } = await keeper();
    const body = { ...note, key_id: keyId, version: 0 };
    expect(await save(person, id, body)).toEqual({ status: 200, body: saved });
    const change = { ...sealed(), key_id: keyId, version: 1 };
    const changed = await save(person, id, change);
    expect(await save(person, id, change)).toEqual(changed);
  });

  it('are deleted as they were seen, and can be put back', async () => {
    const { person, keyId, id, note } = await keeper();
    expect(said(await remove(person, id, 2))).toEqual([409, 'stale_version']);
    expect((await remove(person, id, 1)).status).toBe(204);
    expect(said(await remove(person, id, 1))).toEqual([404, 'not_found']);
    const body = { ...note, key_id: keyId, version: 1 };
    expect(said(await save(person, id, body))).toEqual([404, 'not_found']);
    expect((await save(person, id, { ...body, version: 0 })).status).toBe(200);
    expect((await list(person)).notes).toMatchObject([{ id, ...note }]);
  });

  it('go with their key once one’s address is typed; what was encrypted by it is not taken any more', async () => {
    const { person, keyId, id } = await keeper();
    const drop = (confirmation: string, key = keyId) =>
      call(server, 'DELETE', `${PATH}/key/${key}`, { token: person.token, body: { confirmation } });
    expect(said(await drop('someone@mail.ru'))).toEqual([422, 'confirmation_mismatch']);
    expect((await list(person)).notes).toHaveLength(1);
    expect((await drop(` ${person.email.toUpperCase()} `)).status).toBe(204);
    expect(await list(person)).toEqual({ key: null, notes: [] });
    expect(said(await drop(person.email))).toEqual([404, 'not_found']);
    const late = () => save(person, id, { ...sealed(), key_id: keyId, version: 0 });
    expect(said(await late())).toEqual([404, 'not_found']);
    await makeKey(person);
    expect(said(await late())).toEqual([409, 'note_key_changed']);
    // a tab of before does not delete what was begun since
    expect(said(await drop(person.email))).toEqual([404, 'not_found']);
    expect((await list(person)).key).not.toBeNull();
  });

  it('are nobody else’s, even under the same id', async () => {
    const { person, keyId, id, note } = await keeper();
    const other = await keeper();
    const foreign = { ...sealed(), key_id: keyId, version: 1 };
    expect(said(await save(other.person, id, foreign))).toEqual([409, 'note_key_changed']);
    const own = { ...sealed(), key_id: other.keyId, version: 0 };
    expect((await save(other.person, id, own)).status).toBe(200);
    expect((await remove(other.person, id, 1)).status).toBe(204);
    expect(said(await call(server, 'GET', `${PATH}/${id}`, other.person))).toEqual([
      404,
      'not_found',
    ]);
    const confirmation = other.person.email;
    const drop = { token: other.person.token, body: { confirmation } };
    expect((await call(server, 'DELETE', `${PATH}/key/${keyId}`, drop)).status).toBe(404);
    expect((await list(person)).notes).toMatchObject([{ id, ...note, version: 1 }]);
  });

  it('are for those who are signed in', async () => {
    const { keyId, id, note } = await keeper();
    const body = { ...note, key_id: keyId, version: 1 };
    expect((await save(undefined, id, body)).status).toBe(401);
    expect((await call(server, 'GET', PATH)).status).toBe(401);
    expect((await call(server, 'GET', `${PATH}/${id}`)).status).toBe(401);
    expect((await call(server, 'DELETE', `${PATH}/${id}?version=1`)).status).toBe(401);
    const phrase = { body: { phrase: phraseOf() } };
    expect((await call(server, 'POST', `${PATH}/key`, phrase)).status).toBe(401);
  });

  const bytes = 3 * (CLOSED_NOTE_CHARS.title + 1 + CLOSED_NOTE_CHARS.text) + 16;
  it.each([
    { nonce: 'короткий' },
    { nonce: randomBytes(13).toString('base64') },
    { ciphertext: '' },
    { ciphertext: 'Открытый текст' },
    { ciphertext: randomBytes(bytes + 3).toString('base64') },
    { version: -1 },
    { key_id: 'key' },
  ])('refuse %j', async (wrong) => {
    const { person, keyId } = await keeper();
    const body = { ...sealed(), key_id: keyId, version: 0, ...wrong };
    expect(said(await save(person, uuidv7(), body))).toEqual([422, 'validation_failed']);
  });

  it.each(['', 'a'.repeat(127), 'A'.repeat(128), `${'a'.repeat(127)}g`])(
    'refuse “%s” as a phrase',
    async (phrase) => {
      const answer = await makeKey(await buildPerson(server), phrase);
      expect(said(answer)).toEqual([422, 'validation_failed']);
    },
  );

  it('take the longest note that can be written', async () => {
    const { person, keyId } = await keeper();
    const longest = { ...sealed(bytes), key_id: keyId, version: 0 };
    expect((await save(person, uuidv7(), longest)).status).toBe(200);
  });

  it(`are ${MOST_CLOSED_NOTES} at most, even when added at once`, async () => {
    const { person, keyId, id } = await keeper();
    const add = () => save(person, uuidv7(), { ...sealed(), key_id: keyId, version: 0 });
    const answers = await Promise.all(Array.from({ length: MOST_CLOSED_NOTES + 1 }, add));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(said)).toEqual([
      [422, 'too_many_notes'],
      [422, 'too_many_notes'],
    ]);
    // what is there can be written on
    expect((await save(person, id, { ...sealed(), key_id: keyId, version: 1 })).status).toBe(200);
  });

  it('are taken away with one’s data as they are kept, encrypted', async () => {
    const { person, id, note } = await keeper();
    const stranger = await keeper();
    const answer = await server.app.inject({
      method: 'GET',
      url: '/api/user/export',
      headers: { authorization: `Bearer ${person.token}` },
    });
    const zip = await JSZip.loadAsync(answer.rawPayload);
    const read = async (part: string) =>
      JSON.parse((await zip.file(`data/${part}.json`)?.async('string')) ?? '');
    expect(await read('closed_notes')).toMatchObject([{ id, ...note, version: 1 }]);
    expect(JSON.stringify(await read('closed_keys'))).not.toContain(stranger.keyId);
  });

  it('go with the account', async () => {
    const { person, keyId } = await keeper();
    await inTransaction(server.deps, (work) => forgetPerson(work, person));
    const { query } = server.deps.connection;
    const left = `select id from closed_notes where key_id = $1 union select id from closed_keys where id = $1`;
    expect((await query(left, [keyId])).rows).toEqual([]);
  });
});
