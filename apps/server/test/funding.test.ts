import { addDays, DEFAULT_ZONE, dayIn, type MatchedFunding, scienceRank } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellEndingCalls } from '../src/features/funding/operations/remind-of-call.ts';
import { grantEditor } from '../src/features/platform/public.ts';
import { buildPerson, buildProject, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { days } from './support/team-calls.ts';
import { toNoon } from './support/to-noon.ts';
import { notificationsOf, titleOf } from './support/told.ts';
import { tokenOf } from './support/world.ts';

describe('money for a venture', () => {
  let server: TestServer;
  let editor: TestPerson;
  beforeAll(async () => {
    server = await startServer(database);
    toNoon(server);
    editor = await buildPerson(server);
    await grantEditor(server.deps.connection.db, { email: editor.email, now: new Date() });
  });
  afterAll(() => server.close());

  const inDays = (count: number) => addDays(dayIn(server.deps.clock(), DEFAULT_ZONE), count);

  async function venture(passport: object = {}) {
    const { id, researcher, supervisor } = await buildProject(server, { supervisor: true });
    if (!supervisor) throw new Error('nobody supervises');
    const { token } = researcher;
    await call(server, 'PATCH', `/project/${id}/passport`, {
      token,
      body: { version: 0, ...passport },
    });
    const list = async (who = researcher) =>
      (await call(server, 'GET', `/project/${id}/funding`, { token: who.token })).body;
    const one = async (code: string, who = researcher): Promise<MatchedFunding> => {
      const { records } = await list(who);
      return records.find((record: MatchedFunding) => record.code === code);
    };
    const remind = (code: string, on = true) =>
      call(server, 'PUT', `/project/${id}/funding/${code}/reminder`, { token, body: { on } });
    return { id, researcher, supervisor, list, one, remind };
  }

  const asEditor = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
    call(server, method, `/editor/funding${path}`, { token: editor.token, body });

  /** Gives a record of the catalogue other days, as an editor does. */
  async function setWindows(code: string, windows: object[]) {
    const { body } = await asEditor('GET', `/${code}`);
    const record = { ...body.record, windows };
    return asEditor('PUT', `/${code}`, { record, version: body.version });
  }

  it('is told record by record with a reason a demand, money for students first, then what lacks least', async () => {
    const evidence = [1, 2, 3].map((level) => ({ level, text: 'Протокол', file_id: null }));
    const passport = { stage: 'prototype', legal_form: 'none', lot: 'digital', evidence };
    const { list, one } = await venture(passport);
    const { records, readiness, leader } = await list();
    expect([readiness, leader.is_me]).toEqual([3, true]);
    expect((await one('angels')).group).toBe('fits');
    const start = await one('start-1');
    expect(start.findings.map(({ reason }) => reason)).toContain('after_win');
    expect(start.group).toBe('almost');
    expect((await one('business-start')).findings).toContainEqual(
      expect.objectContaining({ reason: 'register', verdict: 'missing', fill: 'passport' }),
    );
    const order = ['open', 'always', 'later', 'undated', 'closed'];
    // it is a work of science: money for its people stands before that of investors
    const places = records.map((record: MatchedFunding) => {
      const lacks = [record.days, ...record.findings].filter(({ verdict }) => verdict !== 'fits');
      return scienceRank(record) * 1000 + lacks.length * 10 + order.indexOf(record.call.state);
    });
    expect(places).toEqual(places.toSorted((a: number, b: number) => a - b));
  });

  it('says whether the age of a leader fits, and how old he is to those alone who may know', async () => {
    const { researcher, supervisor, one } = await venture();
    const { token } = researcher;
    const { body: profile } = await call(server, 'GET', '/user/profile', { token });
    const body = { birth_date: '1980-01-01', version: profile.version };
    const changed = await call(server, 'PATCH', '/user/profile', { token, body });
    expect(changed.status).toBe(204);
    const age = async (who: TestPerson) =>
      (await one('umnik', who)).findings.find(({ criterion }) => criterion.kind === 'age');
    expect(await age(researcher)).toMatchObject({ reason: 'old', fact: expect.any(Number) });
    expect(await age(supervisor)).toMatchObject({ reason: 'old', fact: null });

    const { body: before } = await asEditor('GET', '/umnik');
    const either = {
      kind: 'one_of',
      of: [
        { kind: 'age', from: 18 },
        { kind: 'cofinancing', from: 1 },
      ],
    };
    const record = { ...before.record, criteria: [either] };
    await asEditor('PUT', '/umnik', { record, version: before.version });
    const found = { reason: 'ok', fact: null };
    expect((await one('umnik', supervisor)).findings).toMatchObject([
      { ...found, of: [found, {}] },
    ]);
  });

  it('of a closed call is refused clearly, and gives a calendar file of an open one', async () => {
    await setWindows('commercialisation', [
      { kind: 'dates', from: '2020-01-01', to: '2020-02-01' },
    ]);
    const { id, researcher, one, remind } = await venture();
    expect((await one('commercialisation')).group).toBe('no');
    const refused = await remind('commercialisation');
    expect([refused.status, refused.body.code]).toEqual([409, 'funding_call_closed']);
    expect((await remind('commercialisation', false)).status).toBe(204);
    expect((await remind('no-such-record')).status).toBe(404);
    const file = await server.app.inject({
      method: 'GET',
      url: `/api/project/${id}/funding/student-startup/calendar`,
      headers: { authorization: `Bearer ${researcher.token}` },
    });
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.body).toMatch(/DTSTART;VALUE=DATE:\d{4}1001/);
  });

  it('stands in records that editors correct, with a history and a way back', async () => {
    const { one } = await venture();
    const { body: before } = await asEditor('GET', '/platforms');
    expect(before).toMatchObject({ version: 0, corrected: false, history: [] });
    const record = { ...before.record, checked_at: inDays(0), source: 'cbr.ru' };
    const { body: after } = await asEditor('PUT', '/platforms', { record, version: 0 });
    expect(after).toMatchObject({ version: 1, corrected: true, record, shipped: before.record });
    expect((await one('platforms')).source).toBe('cbr.ru');
    const late = await asEditor('PUT', '/platforms', { record, version: 0 });
    expect([late.status, late.body.code]).toEqual([409, 'stale_version']);
    const wrong = { ...record, windows: [{ kind: 'yearly', from: '02-30', to: '03-01' }] };
    expect((await asEditor('PUT', '/platforms', { record: wrong, version: 1 })).status).toBe(422);
    const amount = { ...record.amount, from: 900_000, to: 100_000 };
    const nonsense = { ...record, amount, criteria: [{ kind: 'age' }], checked_at: inDays(400) };
    const refused = await asEditor('PUT', '/platforms', { record: nonsense, version: 1 });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      {
        'record.amount.to': 'bounds_reversed',
        'record.criteria.0.from': 'bound_missing',
        'record.checked_at': 'date_future',
      },
    ]);
    const { body: back } = await asEditor('POST', '/platforms/reset', { version: 1 });
    expect(back).toMatchObject({ version: 2, corrected: false, record: before.record });
    expect(back.history.map(({ record: kept }: { record: object | null }) => kept)).toEqual([
      null,
      record,
    ]);
  });

  it('has records that editors add under a code of their own and take out again', async () => {
    const { one } = await venture();
    const { body: like } = await asEditor('GET', '/platforms');
    const record = { ...like.record, name: { ru: 'Грант города', en: 'A grant of the town' } };
    const { status, body } = await asEditor('POST', '', { record });
    expect([status, body.code, body.version, body.shipped]).toEqual([201, 'grant-goroda', 1, null]);
    expect((await one('grant-goroda')).name.ru).toBe('Грант города');
    const again = await asEditor('POST', '', { record });
    expect([again.status, again.body.code]).toEqual([409, 'funding_name_taken']);
    expect((await asEditor('DELETE', '/platforms', { version: like.version })).status).toBe(403);
    const late = await asEditor('DELETE', '/grant-goroda', { version: 0 });
    expect(late.body.code).toBe('stale_version');
    expect((await asEditor('DELETE', '/grant-goroda', { version: 1 })).status).toBe(204);
    expect(await one('grant-goroda')).toBeUndefined();
    expect((await asEditor('GET', '/grant-goroda')).status).toBe(404);
    expect((await asEditor('POST', '', { record })).body.history).toHaveLength(3);
  });

  it('is corrected by editors alone', async () => {
    const { token } = await buildPerson(server);
    for (const path of ['', '/platforms']) {
      const refused = await call(server, 'GET', `/editor/funding${path}`, { token });
      expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
    }
    const { body } = await asEditor('GET', '/platforms');
    const change = { record: body.record, version: body.version };
    const { status } = await call(server, 'PUT', '/editor/funding/platforms', {
      token,
      body: change,
    });
    expect(status).toBe(404);
  });

  it('reminds whoever asked for it a month, a week and a day before the end, each once', async () => {
    await setWindows('start-2', [{ kind: 'dates', from: inDays(-1), to: inDays(40) }]);
    const { id, researcher, one, remind } = await venture();
    expect((await remind('start-2')).status).toBe(204);
    expect((await one('start-2')).reminded).toBe(true);
    const { token } = researcher;
    const feed = await call(server, 'GET', '/task/feed', { token });
    const link = new URL(feed.body.url).pathname;
    const { body: calendar } = await server.app.inject({ method: 'GET', url: link });
    expect(calendar).toContain(`funding-start-2-${id}@provektor`);
    for (const passed of [9, 1, 23, 6, 1, 1]) {
      server.pass(days(passed));
      await Promise.all([tellEndingCalls(server.deps), tellEndingCalls(server.deps)]);
    }
    researcher.token = await tokenOf(server.deps, researcher, server.deps.clock());
    const { notifications } = await notificationsOf(server, researcher);
    const told = notifications.filter(({ reason }) => reason === 'funding');
    expect(told.map(titleOf)).toEqual([
      'Завтра последний день приёма заявок: «Старт-2»',
      'Через 7\u00a0дней закончится приём заявок: «Старт-2»',
      'Через 30\u00a0дней закончится приём заявок: «Старт-2»',
    ]);
    expect(told[0]?.link).toBe(`/investment-navigator?project=${id}&record=start-2`);
  });
});
