import { EVENTS, type EventKind, type LogEntry } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, joinTeam, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { buildFinishedWork, type FinishedWork } from './support/finished-work.ts';
import { tellTwice } from './support/replay-history.ts';
import { startServer, type TestServer } from './support/server.ts';

const KIND: EventKind = 'completion_changed';

describe('how a project came to its end', () => {
  let server: TestServer;
  let work: FinishedWork;
  let supervisor: TestPerson;
  beforeAll(async () => {
    server = await startServer(database);
    work = await buildFinishedWork(server, { supervisor: true });
    if (!work.supervisor) throw new Error('no supervisor');
    supervisor = work.supervisor;
  });
  afterAll(() => server.close());

  const told = async ({ id, researcher }: FinishedWork, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ project_id: id, event_uuid: EVENTS[KIND].id, ...more });
    const { body } = await call(server, 'GET', `/project/project_logs?${query}`, researcher);
    return (body.logs as LogEntry[])
      .map(({ actor, changes: [change] }) => [actor.name, change?.before, change?.after])
      .reverse();
  };

  const replayed = async ({ id }: FinishedWork) => {
    const { told, stored } = await tellTwice(server.deps.connection.db, id);
    expect(told).toEqual(stored);
    return stored.completion;
  };

  it('is told with who has caused it, forth and back, and gives the stored state again', async () => {
    expect(await told(work)).toEqual([
      [supervisor.name, 'none', 'final_report_expected'],
      [supervisor.name, 'final_report_expected', 'succeeded'],
    ]);
    expect(await replayed(work)).toBe('succeeded');
    const withdraw = { token: supervisor.token, body: { review: 'Есть вопросы' } };
    await call(server, 'POST', `/project/nir/stage/${work.finishId}/finish/revise`, withdraw);
    expect((await told(work)).slice(2)).toEqual([
      [supervisor.name, 'succeeded', 'final_report_expected'],
    ]);
    await call(server, 'POST', '/project/stage', {
      token: work.researcher.token,
      body: { project_id: work.id, kind: 'numeric', title: 'Ещё опыт' },
    });
    expect((await told(work)).slice(3)).toEqual([
      [work.researcher.name, 'final_report_expected', 'none'],
    ]);
    expect(await replayed(work)).toBe('none');
  });

  it('is found by the person and stands in the table in the words of its reader', async () => {
    expect(await told(work, { user_id: work.researcher.id })).toHaveLength(1);
    const table = async (language: 'ru' | 'en') => {
      const url = `/api/project/project_logs/csv?event_uuid=${EVENTS[KIND].id}`;
      const authorization = `Bearer ${work.researcher.token}`;
      const headers = { 'accept-language': language, authorization };
      return (await server.app.inject({ url, headers })).body;
    };
    const russian = await table('ru');
    expect(russian).toContain('Завершённость: В работе → Ожидается итоговый отчёт');
    expect(russian).toContain('Завершённость: Ожидается итоговый отчёт → Завершён успешно');
    expect(await table('en')).toContain('Completion: In progress → Final report is expected');
  });

  it('is the deed of whoever has brought a reviewer in', async () => {
    const late = await buildFinishedWork(server, { supervisor: true, unfinished: true });
    const curator = await buildPerson(server);
    await joinTeam(server, late.id, late.researcher, curator, 'curator');
    expect((await told(late)).at(-1)).toEqual([
      late.researcher.name,
      'final_report_expected',
      'none',
    ]);
    await replayed(late);
  });
});
