import type { ControlEvent } from '@pv/contract';
import JSZip from 'jszip';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltEvent, buildEvent, seatOf } from './support/build-event.ts';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

describe('papers of a control event', () => {
  let server: TestServer;
  let built: BuiltEvent;
  let secretary: TestPerson;
  let member: TestPerson;
  let works: ControlEvent['works'];
  beforeAll(async () => {
    server = await startServer(database);
    built = await buildEvent(server);
    const { chair, curator, first, ask, read } = built;
    secretary = await buildPerson(server, { last_name: 'Лосева', first_name: 'Инна' });
    member = await buildPerson(server, { last_name: 'Юсупов', first_name: 'Рафаэль' });
    const committee = [
      seatOf(chair, 'chair'),
      seatOf(secretary, 'secretary'),
      seatOf(member),
      ...(first.supervisor ? [seatOf(first.supervisor)] : []),
    ];
    await ask(curator, 'PATCH', '', { version: 0, committee });
    await built.move('announced');
    works = (await read(chair)).works;
  });
  afterAll(() => server.close());

  const print = (who: Pick<TestPerson, 'token'>, body: object = {}) =>
    server.app.inject({
      method: 'POST',
      url: `/api/control_event/${built.event.id}/paper`,
      headers: { authorization: `Bearer ${who.token}`, 'accept-language': 'en' },
      payload: { paper: 'protocol', format: 'docx', ...body },
    });
  async function words(body: object): Promise<string> {
    const zip = await JSZip.loadAsync((await print(secretary, body)).rawPayload);
    const xml = (await zip.file('word/document.xml')?.async('string')) ?? '';
    return xml.replaceAll(/<\/w:p>/g, '\n').replaceAll(/<[^>]+>/g, '');
  }
  const at = (n: number) => works[n]?.id ?? '';

  it('are not printed before it goes on, and never for members, authors and strangers', async () => {
    expect((await print(built.curator)).json().code).toBe('event_state');
    await built.move('running');
    expect((await print(member)).json().code).toBe('forbidden');
    expect((await print(built.first.researcher)).json().code).toBe('forbidden');
    expect((await print(await buildPerson(server))).json().code).toBe('not_found');
    expect((await print(secretary, { work_id: uuidv7() })).json().code).toBe('not_found');
    for (const who of [built.curator, built.chair, secretary]) {
      expect((await print(who)).statusCode).toBe(200);
    }
  });

  it('show no mark of a work before the chair has closed it', async () => {
    const { chair, mark, ask } = built;
    await ask(secretary, 'PATCH', `/work/${at(0)}`, { state: 'talking' });
    await mark(chair, at(0), [5, 4]);
    await mark(member, at(0), [4, 3]);
    const question = { id: uuidv7(), asker: member.name, text: 'Чем меряли?', answer: 'Зондом' };
    await ask(secretary, 'PUT', `/work/${at(0)}/question`, question);
    const open = { paper: 'score_sheets', work_id: at(0) };
    expect(await words(open)).not.toMatch(/4,4/);
    const decided = { state: 'closed', decision: 'Рекомендовать к защите', mark: 'хорошо' };
    await ask(chair, 'PATCH', `/work/${at(0)}`, decided);
    expect(await words(open)).toMatch(/4,4[\s\S]*3,4/);
  });

  it('name people in full, who asked, what was decided, and who did not mark and why', async () => {
    const said = await words({ work_id: at(0) });
    expect(said).toContain('Председатель: Громов Павел, доцент');
    expect(said).toMatch(/Члены комиссии: Юсупов Рафаэль/);
    expect(said).toMatch(/Юсупов Рафаэль\nЧем меряли\?\nЗондом/);
    expect(said).toMatch(/Результат\n\n3,9/);
    expect(said).toMatch(/Не оценивали: Человеков.+— (научный )?руководитель работы/);
    expect(said).toContain('Решили: Рекомендовать к защите');
    expect(said).not.toContain('Нагрузка сети');
  });

  it('tell of all works where none is named, as PDF too, under a name of their own', async () => {
    expect(await words({})).toContain('Нагрузка сети');
    const { headers, rawPayload } = await print(secretary, { format: 'pdf' });
    expect(headers['content-type']).toBe('application/pdf');
    const name = decodeURIComponent(`${headers['content-disposition']}`);
    expect(name).toContain('Протокол — Предзащита кафедры.pdf');
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
