import { ROLE_IDS, type SpinoffOffer } from '@pv/contract';
import { eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFiles } from '../src/db/schema/index.ts';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { get } from './support/document-calls.ts';
import { readSlot } from './support/file-calls.ts';
import {
  buildFinishedArticle,
  buildFinishedWork,
  type FinishedWork,
} from './support/finished-work.ts';
import { readKind } from './support/kinds.ts';
import { startServer, type TestServer } from './support/server.ts';
import { mailedToken, readTeam } from './support/team-calls.ts';
import { told } from './support/told.ts';

const MATERIALS = 'additional_source_materials_file';

describe('turning a finished work into a startup', () => {
  let server: TestServer;
  let work: FinishedWork;
  beforeAll(async () => {
    server = await startServer(database);
    work = await buildFinishedWork(server, { supervisor: true, curator: true });
  });
  afterAll(() => server.close());

  const offer = async (of: { id: string }, { token }: TestPerson): Promise<SpinoffOffer> =>
    (await call(server, 'GET', `/project/${of.id}/startup_offer`, { token })).body;
  const start = (of: { id: string }, { token }: TestPerson, body: object = {}) =>
    call(server, 'POST', `/project/${of.id}/startup`, {
      token,
      body: {
        request_id: uuidv7(),
        title: 'Сварка по науке',
        role_id: ROLE_IDS.founder,
        ...body,
      },
    });
  const links = async (id: string, { token }: TestPerson) =>
    (await call(server, 'GET', `/project/${id}/startup_links`, { token })).body;
  const startup = (id: string) => ({ type: 'startup', id }) as const;

  it('is offered to the author side with all that can be taken along', async () => {
    const { researcher, supervisor, curator } = work;
    const offered = await offer(work, researcher);
    expect(offered).toMatchObject({ refused: null, project: { id: work.id, type: 'nir' } });
    expect(offered.texts.map(({ key, goes_to }) => [key.slice(0, 10), goes_to])).toEqual([
      ['annotation', 'annotation'],
      ['goal', 'task'],
      [expect.any(String), 'task'],
      [expect.any(String), 'full_info'],
    ]);
    expect(offered.files.map(({ slot, chosen }) => [slot, chosen])).toEqual([
      ['stage_one__stage_report_file', true],
      ['stage_one__plagiat_report_file', false],
      ['stage_final__final_report_file', true],
    ]);
    expect(offered.documents).toMatchObject([{ id: work.finishId, kind: 'finish' }]);
    expect(offered.people).toEqual([
      { user_id: supervisor?.id, name: supervisor?.name, role_id: ROLE_IDS.supervisor },
      { user_id: curator?.id, name: curator?.name, role_id: ROLE_IDS.curator },
    ]);
    expect((await readKind(server, { type: 'nir', id: work.id }, researcher)).can).toMatchObject({
      start_startup: true,
    });
  });

  it('is for the author side alone; the others read what was offered', async () => {
    for (const person of [work.supervisor, work.curator]) {
      if (!person) throw new Error('no reviewers');
      expect(await offer(work, person)).toMatchObject({ refused: 'forbidden' });
      expect(await start(work, person)).toMatchObject({ status: 403 });
      const page = await readKind(server, { type: 'nir', id: work.id }, person);
      expect(page.can.start_startup).toBe(false);
    }
    const stranger = await buildPerson(server);
    expect(await start(work, stranger)).toMatchObject({ status: 404 });
    expect((await links(work.id, stranger)).code).toBe('not_found');
  });

  it('waits for the end of the work and says so', async () => {
    const open = await buildFinishedWork(server, { unfinished: true });
    expect(await offer(open, open.researcher)).toMatchObject({ refused: 'work_unfinished' });
    const refused = await start(open, open.researcher);
    expect(refused).toMatchObject({ status: 409, body: { code: 'work_unfinished' } });
    expect(refused.body.detail).toContain('Сначала согласуйте все этапы');
  });

  it('refuses rubbish, and what is not there any more', async () => {
    const { researcher } = work;
    const refusals = [
      [{ title: 'а' }, 422, 'validation_failed'],
      [{ texts: ['nonsense'] }, 422, 'validation_failed'],
      [{ request_id: '1' }, 422, 'validation_failed'],
      [{ role_id: ROLE_IDS.mentor }, 403, 'forbidden'],
      [{ texts: [uuidv7()] }, 409, 'stale_offer'],
      [{ files: [uuidv7()] }, 409, 'stale_offer'],
      [{ documents: [work.stageId] }, 409, 'stale_offer'],
      [{ people: [{ user_id: uuidv7(), role_id: ROLE_IDS.mentor }] }, 409, 'stale_offer'],
    ] as const;
    for (const [body, status, code] of refusals) {
      expect(await start(work, researcher, body), code).toMatchObject({ status, body: { code } });
    }
    const foreign = await buildFinishedArticle(server);
    const [file] = (await offer(foreign, foreign.creator)).files;
    const stolen = await start(work, researcher, { files: [file?.id] });
    expect(stolen.body.code).toBe('stale_offer');
    expect((await links(work.id, researcher)).startups).toEqual([]);
  });

  it('carries texts, files and the roadmap over, and leaves the work as it was', async () => {
    const { researcher } = work;
    const { texts, files } = await offer(work, researcher);
    const { body } = await start(work, researcher, {
      texts: texts.map(({ key }) => key),
      files: files.filter(({ chosen }) => chosen).map(({ id }) => id),
    });
    const page = await readKind(server, startup(body.id), researcher);
    expect(page).toMatchObject({
      title: 'Сварка по науке',
      annotation: 'О прочности швов',
      my_role_id: ROLE_IDS.founder,
      status: 'project_created',
      task_fields: [
        { title: 'Цель исходной работы', content: 'Измерить прочность' },
        { title: 'Поле task', content: 'Текст task' },
      ],
      info_fields: [{ title: 'Поле full_info', content: 'Текст full_info' }],
    });
    expect(page.stages).toHaveLength(6);
    const slot = { project: { id: body.id }, slot: MATERIALS } as const;
    const carried = await readSlot(server, researcher, slot);
    expect(carried.files.map(({ name, version }) => [name, version])).toEqual([
      ['Отчёт.pdf', 1],
      ['Отчёт (2).pdf', 2],
    ]);
    const { db } = server.deps.connection;
    const rows = await db.select().from(projectFiles).where(eq(projectFiles.projectId, body.id));
    const ids = files.map(({ id }) => id);
    const originals = await db.select().from(projectFiles).where(inArray(projectFiles.id, ids));
    const keys = new Set(originals.map(({ storageKey }) => storageKey));
    expect(rows.every(({ storageKey }) => keys.has(storageKey))).toBe(true);
    expect((await readKind(server, { type: 'nir', id: work.id }, researcher)).progress).toBe(100);
  });

  it('begins with the roadmap that was chosen, and with none that is not of startups', async () => {
    const { researcher } = work;
    const diploma = await start(work, researcher, { template_code: 'startup_diploma' });
    const { stages } = await readKind(server, startup(diploma.body.id), researcher);
    expect(stages.some(({ title }: { title: string }) => title.includes('экспертный совет'))).toBe(
      true,
    );
    const foreign = await start(work, researcher, { template_code: 'bachelor' });
    expect([foreign.status, foreign.body.code]).toEqual([422, 'validation_failed']);
  });

  it('makes one startup of a request that is sent twice at once, and another of another', async () => {
    const own = await buildFinishedWork(server);
    const again = { request_id: uuidv7() };
    const [first, second] = await Promise.all([
      start(own, own.researcher, again),
      start(own, own.researcher, again),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body).toEqual(second.body);
    const other = await start(own, own.researcher, { title: 'Второй стартап' });
    const { startups } = await links(own.id, own.researcher);
    expect(startups).toMatchObject([{ id: other.body.id }, { id: first.body.id }]);
  });

  it('proposes roles by invitations: nobody is in the startup before he says yes', async () => {
    const { researcher, supervisor, curator } = work;
    if (!supervisor || !curator) throw new Error('no reviewers');
    const people = [{ user_id: supervisor.id, role_id: ROLE_IDS.mentor }];
    const { body } = await start(work, researcher, { title: 'Шов', people });
    const team = await readTeam(server, body.id, researcher);
    expect(team.team).toHaveLength(1);
    expect(team.invitations).toMatchObject([
      { email: supervisor.email, role_id: ROLE_IDS.mentor, state: 'pending' },
    ]);
    await mailedToken(server, supervisor.email);
    expect(await told(server, supervisor)).toContain(
      `invitation: ${researcher.name} приглашает вас в проект, роль: Ментор`,
    );
    const started = `startup_started: ${researcher.name} превращает работу в стартап «Шов»`;
    expect(await told(server, curator)).toContain(started);
    expect(await told(server, supervisor)).not.toContain(started);
  });

  it('stands in the logs of both sides', async () => {
    const own = await buildFinishedWork(server, { title: 'Прочность швов' });
    const { body } = await start(own, own.researcher, { title: 'Сварка' });
    const log = async (id: string) => {
      const answer = await call(
        server,
        'GET',
        `/project/project_logs?project_id=${id}`,
        own.researcher,
      );
      return answer.body.logs.map(({ details }: { details: object }) => details);
    };
    expect(await log(own.id)).toContainEqual({ title: 'Сварка' });
    expect(await log(body.id)).toContainEqual({ title: 'Прочность швов' });
  });

  it('takes an article as well, and never a startup', async () => {
    const article = await buildFinishedArticle(server);
    const { body, status } = await start(article, article.creator);
    expect(status).toBe(201);
    expect((await links(body.id, article.creator)).origin).toMatchObject({
      id: article.id,
      type: 'article',
    });
    expect(await start(body, article.creator)).toMatchObject({ status: 403 });
  });

  it('gives the bytes of a carried file', async () => {
    const own = await buildFinishedWork(server);
    const [report] = (await offer(own, own.researcher)).files;
    const made = await start(own, own.researcher, { files: [report?.id] });
    const slot = { project: { id: made.body.id }, slot: MATERIALS } as const;
    const [file] = (await readSlot(server, own.researcher, slot)).files;
    const { body } = await call(server, 'GET', `/project/file/${file?.id}`, own.researcher);
    const { bytes } = await get(server, body.url);
    expect(bytes.toString()).toContain('%PDF-1.7');
  });
});
