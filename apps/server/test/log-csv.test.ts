import { describe, expect, it } from 'vitest';
import { buildPerson, buildProject, buildStage } from './support/builders.ts';
import { call } from './support/call.ts';
import { sendFile } from './support/file-calls.ts';
import { serveProject } from './support/serve-project.ts';

describe('the log as a table', () => {
  const served = serveProject();

  const table = (token: string, query = '', language: 'ru' | 'en' = 'ru') =>
    served.server.app.inject({
      url: `/api/project/project_logs/csv${query}`,
      headers: { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) },
    });
  const write = (text: string) =>
    call(served.server, 'POST', '/project/project_log', {
      token: served.project.researcher.token,
      body: { project_id: served.project.id, log_comment: text },
    });

  it('is refused as the log itself is', async () => {
    const { server, project } = served;
    const stranger = await buildPerson(server);
    expect((await table('')).statusCode).toBe(401);
    const foreign = await table(stranger.token, `?project_id=${project.id}`);
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'not_found']);
    expect((await table(stranger.token, '?zone=x')).statusCode).toBe(422);
    expect((await table(stranger.token)).body.trim().split('\r\n')).toHaveLength(1);
  });

  it('has a header in the language of the reader, and texts that are no formulas', async () => {
    await write('=HYPERLINK("http://x";"y")');
    const { token } = served.project.researcher;
    const answer = await table(token);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, first] = answer.body.split('\r\n');
    expect(head).toBe(
      '\uFEFFДата и время;Кто;Проект;Событие;Подробности;Было и стало;Заметка или комментарий;Номер записи',
    );
    expect(first).toContain(`"'=HYPERLINK(""http://x"";""y"")"`);
    expect((await table(token, '', 'en')).body).toMatch(/^\uFEFFDate and time;Who;Project;Event/);
  });

  it('tells what was before and after, in the words of the page', async () => {
    const { server, project } = served;
    const { token } = project.researcher;
    const body = { title: 'Иное' };
    await call(server, 'POST', `/project/nir/${project.id}/set_title`, { token, body });
    await call(server, 'POST', '/project/stage', {
      token,
      body: { project_id: project.id, kind: 'numeric', title: 'Обзор' },
    });
    const rows = (await table(token)).body.split('\r\n');
    expect(rows.find((row) => row.includes('Проект изменён'))).toContain(
      'Название: Исследование прочности сварных швов → Иное',
    );
    expect(rows.find((row) => row.includes('Этап добавлен'))).toContain('этап 1 «Обзор»');
  });

  it('says which place of which stage a file went into', async () => {
    const { server } = served;
    const made = await buildProject(server);
    const stage = await buildStage(server, made);
    const slot = 'stage_one__stage_report_file' as const;
    const file = { project: made, stage, slot, name: 'Обзор.pdf' };
    await sendFile(server, made.researcher, file);
    const { token } = made.researcher;
    const find = { ru: 'Файл добавлен', en: 'File added' };
    const told = async (language: 'ru' | 'en') => {
      const rows = (await table(token, '', language)).body.split('\r\n');
      return rows.find((row) => row.includes(find[language]));
    };
    expect(await told('ru')).toMatch(/этап 1 «[^»]+», Отчёт по этапу, «Обзор\.pdf», версия 1/);
    expect(await told('en')).toMatch(/stage 1 “[^”]+”, Stage report, “Обзор\.pdf”, version 1/);
    const { body } = await call(server, 'GET', '/project/project_logs', { token });
    expect(body.logs[0].details).toEqual({ title: 'Обзор.pdf', slot, version: 1 });
  });

  it('holds every entry of the filter once, however many there are', async () => {
    const { server, project } = served;
    const { token } = project.researcher;
    for (let n = 0; n < 30; n++) await write(`Заметка ${n}`);
    const { body } = await call(server, 'GET', '/project/project_logs?limit=100', { token });
    const rows = (await table(token)).body.trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(';').at(-1))).toEqual(
      body.logs.map(({ log_uuid }: { log_uuid: string }) => log_uuid),
    );
    const [newest] = (await table(token, '?log_comment=29')).body.trim().split('\r\n').slice(1);
    expect(newest).toContain('Заметка 29');
  });
});
