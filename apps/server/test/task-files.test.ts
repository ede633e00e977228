import {
  FILE_MAX_BYTES,
  FILE_TYPE_NAMES,
  PROJECT_MAX_BYTES,
  TASK_ROOM,
  type Task,
  type TaskFile,
} from '@pv/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskFiles } from '../src/db/schema/index.ts';
import { jobHandlers } from '../src/job-handlers.ts';
import { buildTask } from './support/build-task.ts';
import {
  buildPerson,
  buildProject,
  type TestPerson,
  type TestProject,
} from './support/builders.ts';
import { type Answer, call } from './support/call.ts';
import { database } from './support/databases.ts';
import { get, put } from './support/document-calls.ts';
import { pdf, startFile } from './support/file-calls.ts';
import { startServer, type TestServer } from './support/server.ts';

const DAY = 24 * 60 * 60_000;

type Who = { token?: string };

describe('files of tasks', () => {
  let server: TestServer;
  let project: TestProject;
  let owner: TestPerson;
  beforeAll(async () => {
    server = await startServer(database);
    project = await buildProject(server, { supervisor: true, curator: true });
    owner = project.researcher;
  });
  afterAll(() => server.close());

  const newTask = (of = project) => buildTask(server, of.id, of.researcher);
  const start = (task: Task, own: object = {}, { token }: Who = owner): Promise<Answer> => {
    const body = { name: 'Смета.pdf', size: pdf().length, type: 'application/pdf', ...own };
    return call(server, 'POST', `/task/${task.id}/file`, { ...(token && { token }), body });
  };
  const finish = (id: string, { token }: Who = owner) =>
    call(server, 'PATCH', `/task/file/${id}`, {
      ...(token && { token }),
      body: { uploaded: true },
    });
  const remove = (id: string, { token }: Who = owner) =>
    call(server, 'DELETE', `/task/file/${id}`, { ...(token && { token }) });
  async function send(task: Task, { name = 'Смета.pdf', bytes = pdf(), who = owner } = {}) {
    const { body } = await start(task, { name, size: bytes.length }, who);
    await put(server, body.upload_url, bytes);
    return finish(body.file_id, who);
  }
  const read = async (task: Task, { token }: Who = owner): Promise<Task> =>
    (await call(server, 'GET', `/task/${task.id}`, { ...(token && { token }) })).body;
  const countIn = async (path: string, { id }: Task, { token }: TestPerson = owner) => {
    const { body } = await call(server, 'GET', path, { token });
    return body.tasks.find((one: Task) => one.id === id)?.files;
  };
  const clean = () => jobHandlers(server.deps)['files.clean']?.(null);
  async function kept(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of server.deps.storage.list()) keys.push(key);
    return keys;
  }

  it('are closed to nobody’s token and to strangers, and only read by a curator', async () => {
    const task = await newTask();
    const { body: file } = await send(task);
    const [stranger, curator] = [await buildPerson(server), project.curator ?? owner];
    const calls = [
      (who: Who) => start(task, {}, who),
      (who: Who) => finish(file.id, who),
      (who: Who) => remove(file.id, who),
    ];
    for (const ask of calls) {
      expect((await ask({})).status).toBe(401);
      expect((await ask(stranger)).status).toBe(404);
      expect((await ask(curator)).body.code).toBe('forbidden');
    }
    const [shown] = (await read(task, curator)).attachments;
    expect((await get(server, shown?.url ?? '')).status).toBe(200);
  });

  it('of a type that is not taken are refused by their names and by their bytes', async () => {
    const task = await newTask();
    const named = await start(task, { name: 'вирус.exe' });
    expect([named.status, named.body.code]).toEqual([422, 'file_type_refused']);
    expect(named.body.detail[0]).toContain(FILE_TYPE_NAMES);
    const before = await kept();
    const inside = await send(task, { name: 'Смета.png' });
    expect([inside.status, inside.body.code]).toEqual([422, 'file_type_refused']);
    expect(inside.body.detail[0]).toContain('это не png');
    expect((await read(task)).attachments).toEqual([]);
    expect(await kept()).toEqual(before);
  });

  it('that are too large are refused, and the address takes no more than was promised', async () => {
    const task = await newTask();
    const large = await start(task, { size: FILE_MAX_BYTES + 1 });
    expect([large.status, large.body.code]).toEqual([422, 'file_too_large']);
    const { body } = await start(task, { size: 3 });
    expect(await put(server, body.upload_url, pdf())).toBe(422);
    expect((await finish(body.file_id)).body.code).toBe('file_missing');
  });

  it('are shown with who brought them, counted in every list and given out as downloads', async () => {
    const task = await buildTask(server, project.id, owner, { assignees: [owner.id] });
    const sent = await send(task);
    expect(sent.status).toBe(200);
    const author = { id: owner.id, name: owner.name };
    expect(sent.body).toMatchObject({ name: 'Смета.pdf', size: pdf().length, author });
    const { attachments, files } = await read(task);
    expect([files, attachments.map(({ id }) => id)]).toEqual([1, [sent.body.id]]);
    const [file] = attachments as [TaskFile];
    const taken = await get(server, file.url);
    expect(Buffer.compare(taken.bytes, pdf())).toBe(0);
    expect(taken.headers['content-disposition']).toMatch(/^attachment;/);
    expect(taken.headers['x-content-type-options']).toBe('nosniff');
    expect(await countIn(`/task/project?project_id=${project.id}`, task)).toBe(1);
    expect(await countIn('/task/mine', task)).toBe(1);
    const changed = await call(server, 'PATCH', `/task/${task.id}`, {
      token: owner.token,
      body: { priority: 'high' },
    });
    expect(changed.body.files).toBe(1);
  });

  it('are as they were when they are told twice to be there, and when more is put there later', async () => {
    const task = await newTask();
    const { body } = await start(task);
    expect((await finish(body.file_id)).body.code).toBe('file_missing');
    await put(server, body.upload_url, pdf());
    const both = await Promise.all([finish(body.file_id), finish(body.file_id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await put(server, body.upload_url, pdf('Иное!'));
    const again = await finish(body.file_id);
    expect(again.status).toBe(200);
    expect(Buffer.compare((await get(server, again.body.url)).bytes, pdf())).toBe(0);
    expect((await read(task)).files).toBe(1);
  });

  it('go for good with their bytes', async () => {
    const task = await newTask();
    const { body: file } = await send(task);
    const stays = await send(task, { name: 'План.pdf' });
    const key = `tasks/${project.id}/${file.id}`;
    expect(await kept()).toContain(key);
    expect((await remove(file.id)).status).toBe(204);
    expect((await read(task)).attachments.map(({ id }) => id)).toEqual([stays.body.id]);
    await expect.poll(kept).not.toContain(key);
    expect((await remove(file.id)).status).toBe(404);
  });

  it('are at most twenty, those that are still coming included', async () => {
    const task = await newTask();
    const begun: Answer[] = [];
    for (let n = 0; n < TASK_ROOM.files; n++) begun.push(await start(task));
    expect(begun.map(({ status }) => status)).toEqual(begun.map(() => 201));
    const more = await start(task);
    expect([more.status, more.body.code]).toEqual([422, 'too_many_files']);
    await remove(begun[0]?.body.file_id);
    expect((await start(task)).status).toBe(201);
  });

  it('share the room of the project with the files of its slots', async () => {
    const of = await buildProject(server);
    const task = await newTask(of);
    await send(task, { who: of.researcher });
    const size = PROJECT_MAX_BYTES - 100;
    const { db } = server.deps.connection;
    await db.update(taskFiles).set({ size }).where(eq(taskFiles.taskId, task.id));
    expect((await start(task, { size: 200 }, of.researcher)).body.code).toBe('project_full');
    const slot = { project: of, slot: 'task_statement_file', size: 200 } as const;
    expect((await startFile(server, of.researcher, slot)).body.code).toBe('project_full');
  });

  it('are cleaned away where they never came, and long after their task was deleted', async () => {
    const of = await buildProject(server);
    const [left, gone, stays] = [await newTask(of), await newTask(of), await newTask(of)];
    const { body } = await start(left, {}, of.researcher);
    await put(server, body.upload_url, pdf());
    await send(gone, { who: of.researcher });
    const { body: file } = await send(stays, { who: of.researcher });
    await call(server, 'DELETE', `/task/${gone.id}`, { token: of.researcher.token });
    const ours = async () => (await kept()).filter((key) => key.includes(of.id));
    const rows = async () => {
      const { db } = server.deps.connection;
      return (await db.select().from(taskFiles).where(eq(taskFiles.projectId, of.id))).length;
    };
    server.pass(DAY + 1000);
    await clean();
    expect([await rows(), (await ours()).length]).toEqual([2, 2]);
    expect(await kept()).not.toContain(`uploads/tasks/${body.file_id}`);
    server.pass(30 * DAY);
    await clean();
    expect(await ours()).toEqual([`tasks/${of.id}/${file.id}`]);
  });
});
