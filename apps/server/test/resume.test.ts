import { passportName, type Resume } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildPerson,
  buildProject,
  type TestPerson,
  type TestProject,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

const DAY = 86_400_000;

describe('the investor resume of a venture', () => {
  let server: TestServer;
  let project: TestProject;
  let author: TestPerson;
  let resume: string;
  beforeAll(async () => {
    server = await startServer(database);
    project = await buildProject(server, { curator: true });
    author = project.researcher;
    resume = `/project/${project.id}/resume`;
    await call(server, 'PATCH', `/project/${project.id}/passport`, {
      token: author.token,
      body: {
        version: 0,
        problem: 'Швы проверяют на глаз.',
        ask_amount: 1_500_000,
        ask_form: 'grant',
        milestones: [{ title: 'Пилот', until: '2027-03-01' }],
        evidence: [{ level: 1, text: 'Статья', file_id: null }],
      },
    });
  });
  afterAll(() => server.close());

  const get = async (language = 'ru'): Promise<Resume> =>
    (await call(server, 'GET', `${resume}?language=${language}`, author)).body;
  const linesOf = ({ sheet }: Resume, part: string) =>
    sheet.parts.find((one) => one.part === part)?.lines;
  async function share() {
    const { body } = await call(server, 'POST', `${resume}/links`, {
      token: author.token,
      body: {},
    });
    return { id: body.link.id as string, token: body.url.split('/resume/')[1] as string };
  }
  const read = (token: string) => call(server, 'GET', `/shared_resume/${token}`, {});
  const open = (token: string, key: string, by?: TestPerson) =>
    call(server, 'POST', `/shared_resume/${token}/opens`, {
      ...(by && { token: by.token }),
      body: { key },
    });
  const opens = async (id: string) => {
    const { body } = await call(server, 'GET', `${resume}/links`, author);
    return body.links.find((link: { id: string }) => link.id === id);
  };

  it('stands on the passport, the team and the milestones, and names what it lacks', async () => {
    const shown = await get();
    expect(linesOf(shown, 'problem')).toEqual(['Швы проверяют на глаз.']);
    expect(linesOf(shown, 'ask')?.[0]).toMatch(/^1\s500\s000\s₽, грант$/);
    expect(linesOf(shown, 'milestones')?.[0]).toContain('Пилот');
    const team = shown.sheet.parts.find(({ part }) => part === 'team');
    expect(team?.people.map(({ name }) => name)).toEqual([author.name]);
    expect(shown.sheet.facts).toContainEqual({ label: 'УГТ', value: '1 (заявлен)' });
    expect(shown.missing).toContain('solution');
    expect(shown.missing).not.toContain('problem');
  });

  it('is read in English as far as it is translated', async () => {
    const english = {
      title: 'Seams',
      texts: { problem: 'Seams are checked by eye.' },
      names: [{ ru: 'Пилот', en: 'Pilot' }],
    };
    const { token } = author;
    const body = { version: 0, ...english };
    expect((await call(server, 'PATCH', resume, { token, body })).status).toBe(200);
    const late = await call(server, 'PATCH', resume, { token, body });
    expect([late.status, late.body.code]).toEqual([409, 'stale_version']);
    const shown = await get('en');
    expect(shown.sheet.title).toBe('Seams');
    const team = shown.sheet.parts.find(({ part }) => part === 'team');
    expect(shown.people).toEqual([author.name]);
    expect(team?.people.map(({ name }) => name)).toEqual([passportName(author.name)]);
    expect(linesOf(shown, 'problem')).toEqual(['Seams are checked by eye.']);
    expect(linesOf(shown, 'milestones')).toEqual(['1 Mar 2027 — Pilot']);
    expect(linesOf(shown, 'ask')?.[0]).toBe('₽1,500,000, grant');
    expect(linesOf(await get(), 'problem')).toEqual(['Швы проверяют на глаз.']);
  });

  it('is read by a link without an account, and counts readings of others once each', async () => {
    const { id, token } = await share();
    const url = `/api/shared_resume/${token}`;
    const shown = await server.app.inject({ method: 'GET', url });
    expect([shown.statusCode, shown.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(Object.keys(shown.json())).toEqual(['sheet']);
    const key = uuidv7();
    await open(token, key);
    await open(token, key);
    await open(token, uuidv7(), await buildPerson(server));
    await open(token, uuidv7(), author);
    expect(await opens(id)).toMatchObject({ opens: 2, revoked: false });
  });

  it('is one page of PDF for whoever reads it', async () => {
    const { token } = await share();
    const own = { url: `/api${resume}/pdf`, headers: { authorization: `Bearer ${author.token}` } };
    const shared = { url: `/api/shared_resume/${token}/pdf`, headers: {} };
    for (const asked of [own, shared]) {
      const made = await server.app.inject({ method: 'POST', ...asked, payload: {} });
      expect([made.statusCode, made.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(made.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
    }
  });

  it('is shut when whoever has shared it leaves the team', async () => {
    const { id, token } = await share();
    const { db } = server.deps.connection;
    await db.execute(`update resume_links set maker_id = null where id = '${id}'`);
    expect((await read(token)).status).toBe(410);
    expect(await opens(id)).toMatchObject({ revoked: true });
  });

  it('says of a link that is over or revoked nothing but that, and knows no other', async () => {
    const revoked = await share();
    const path = `${resume}/links/${revoked.id}`;
    const { curator } = project;
    if (!curator) throw new Error('no curator');
    expect((await call(server, 'DELETE', path, curator)).status).toBe(403);
    expect((await call(server, 'DELETE', path, author)).status).toBe(204);
    const over = await share();
    server.pass(31 * DAY);
    for (const { token } of [revoked, over]) {
      const answers = [await read(token), await open(token, uuidv7())];
      expect(answers.map(({ body }) => body.code)).toEqual(['link_over', 'link_over']);
      expect(JSON.stringify(answers)).not.toContain(author.name);
    }
    expect((await read('a'.repeat(43))).status).toBe(404);
  });
});
