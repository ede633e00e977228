import {
  type EventKind,
  eventOf,
  FILE_MAX_BYTES,
  type FileSlotView,
  type LogEntry,
  ROLES_BY_TYPE,
  type RoleCode,
  uploadersOf,
} from '@pv/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectEvents, projectFiles } from '../src/db/schema/index.ts';
import { finishUpload } from '../src/features/file/operations/finish-upload.ts';
import { fileUploadKey } from '../src/features/file/storage-keys.ts';
import {
  buildPerson,
  buildProject,
  buildStage,
  type TestPerson,
  type TestProject,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { get, put } from './support/document-calls.ts';
import {
  finishFile,
  pdf,
  readSlot,
  removeFile,
  sendFile,
  startFile,
  zipOf,
} from './support/file-calls.ts';
import { buildKind } from './support/kinds.ts';
import { startServer, type TestServer } from './support/server.ts';
import { waitFor } from './support/wait-for.ts';

const TASK = 'task_statement_file';
const REPORT = 'stage_one__stage_report_file';
const MORE = 'stage_one__additional_materials_file';

describe('files in slots', () => {
  let server: TestServer;
  let project: TestProject;
  let stage: { id: string };
  beforeAll(async () => {
    server = await startServer(database);
    project = await buildProject(server, { supervisor: true, curator: true });
    stage = await buildStage(server, project);
  });
  afterAll(() => server.close());

  const fresh = async () => {
    const made = await buildProject(server);
    return { project: made, who: made.researcher, stage: await buildStage(server, made) };
  };
  const download = async (fileId: string, who = project.researcher) => {
    const { body } = await call(server, 'GET', `/project/file/${fileId}`, who);
    return get(server, body.url);
  };

  it('are kept as versions, and each can be read by the team as a download', async () => {
    const { project, who, stage } = await fresh();
    const sent = { project, stage, slot: REPORT } as const;
    const first = await sendFile(server, who, { ...sent, bytes: pdf('раз') });
    const second = await sendFile(server, who, { ...sent, bytes: pdf('два'), name: 'Иной.pdf' });
    const slot = await readSlot(server, who, sent);
    expect(slot.files).toMatchObject([
      { id: second, name: 'Иной.pdf', version: 2, type: 'application/pdf', author_name: who.name },
    ]);
    expect(slot.earlier).toMatchObject([{ id: first, version: 1, status: 'replaced' }]);
    const { headers, bytes } = await download(first, who);
    expect(bytes.equals(pdf('раз'))).toBe(true);
    expect(headers['content-disposition']).toContain('attachment');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const { db } = server.deps.connection;
    const history = await db
      .select()
      .from(projectEvents)
      .where(eq(projectEvents.stageId, stage.id));
    expect(history.map(({ kind }) => kind)).toEqual(['stage_added', 'file_added', 'file_replaced']);
    expect(history[2]).toMatchObject({
      before: { slot: REPORT, name: 'Отчёт.pdf' },
      after: { slot: REPORT, name: 'Иной.pdf', version: 2 },
    });
  });

  it('lie beside each other where a slot is for additional materials', async () => {
    const { project, who, stage } = await fresh();
    const sent = { project, stage, slot: MORE } as const;
    for (const name of ['a.pdf', 'b.pdf']) await sendFile(server, who, { ...sent, name });
    const { files, earlier } = await readSlot(server, who, sent);
    expect([files.map(({ name }) => name), earlier]).toEqual([['a.pdf', 'b.pdf'], []]);
  });

  it('leave their slot when they are removed and come back when that is undone', async () => {
    const { project, who } = await fresh();
    const sent = { project, slot: TASK } as const;
    const id = await sendFile(server, who, sent);
    expect((await removeFile(server, who, id)).status).toBe(204);
    expect((await removeFile(server, who, id)).status).toBe(204);
    expect(await readSlot(server, who, sent)).toMatchObject({ files: [], earlier: [{ id }] });
    expect((await download(id, who)).status).toBe(200);
    expect((await finishFile(server, who, id)).status).toBe(204);
    expect(await readSlot(server, who, sent)).toMatchObject({ files: [{ id, version: 1 }] });
    await removeFile(server, who, id);
    const other = await sendFile(server, who, sent);
    expect((await finishFile(server, who, id)).body.code).toBe('stale_version');
    expect(await readSlot(server, who, sent)).toMatchObject({ files: [{ id: other, version: 2 }] });
    await sendFile(server, who, sent);
    expect((await removeFile(server, who, other)).body.code).toBe('stale_version');
  });

  it('cannot be changed by the address they were uploaded to', async () => {
    const { project, who } = await fresh();
    const started = await startFile(server, who, { project, slot: TASK });
    const { file_id: id, upload_url: url } = started.body;
    expect((await finishFile(server, who, id)).body.code).toBe('file_missing');
    await put(server, url, pdf());
    expect((await finishFile(server, who, id)).status).toBe(204);
    expect(await put(server, url, pdf('нечт'))).toBe(403);
    expect(await server.deps.storage.size(fileUploadKey(id))).toBeNull();
    expect((await finishFile(server, who, id)).status).toBe(204);
    expect((await download(id, who)).bytes.equals(pdf())).toBe(true);
  });

  it('are taken once when two say at once that they are uploaded', async () => {
    const { project, who } = await fresh();
    const { body } = await startFile(server, who, { project, slot: TASK });
    await put(server, body.upload_url, pdf());
    const answers = await Promise.all([1, 2, 3].map(() => finishFile(server, who, body.file_id)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const slot = await readSlot(server, who, { project, slot: TASK });
    expect([slot.files.length, slot.files[0]?.version, slot.earlier]).toEqual([1, 1, []]);
  });

  it('of two that fill a slot at once both stay, one as the current', async () => {
    const { project, who, stage } = await fresh();
    const sent = { project, stage, slot: REPORT } as const;
    await Promise.all([1, 2].map(() => sendFile(server, who, sent)));
    const { files, earlier } = await readSlot(server, who, sent);
    expect([files.length, earlier.length, files[0]?.version]).toEqual([1, 1, 2]);
  });

  it('leave the slot free when an upload is given up', async () => {
    const { project, who } = await fresh();
    const { body } = await startFile(server, who, { project, slot: TASK });
    await put(server, body.upload_url, pdf());
    expect((await removeFile(server, who, body.file_id)).status).toBe(204);
    expect((await finishFile(server, who, body.file_id)).status).toBe(404);
    const { storage } = server.deps;
    await waitFor(async () => (await storage.size(fileUploadKey(body.file_id))) === null);
    expect(await put(server, body.upload_url, pdf())).toBe(403);
    expect(await storage.size(fileUploadKey(body.file_id))).toBeNull();
    expect((await readSlot(server, who, { project, slot: TASK })).files).toEqual([]);
  });

  it.each([
    ['setup.exe', 100, 'file_type_refused', /Подойдут: pdf, docx, .*key/],
    ['Отчёт.pdf', FILE_MAX_BYTES + 1, 'file_too_large', /больше 200\sМБ/],
  ])(
    'called %s of %i bytes are refused before they are sent: %s',
    async (name, size, code, words) => {
      const sent = { project, slot: TASK, name, size } as const;
      const { status, body } = await startFile(server, project.researcher, sent);
      expect([status, body.code]).toEqual([422, code]);
      expect(body.detail[0]).toMatch(words);
    },
  );

  it('are refused when their bytes are no such file or not all there', async () => {
    const { project, who } = await fresh();
    const page = Buffer.from('<!DOCTYPE html><script>alert(1)</script>');
    const send = (name: string, bytes: Uint8Array, size = bytes.length) =>
      sendFile(server, who, { project, slot: TASK, name, bytes, size });
    expect(await send('Отчёт.pdf', page)).toBe('file_type_refused');
    const xlsx = await zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<w/>' });
    expect(await send('Отчёт.docx', xlsx)).toBe('file_type_refused');
    expect(await send('Отчёт.pdf', pdf(), 9999)).toBe('file_missing');
    expect(await send('Отчёт.pdf', pdf(), 5)).toBe('file_missing');
    expect(await send('Отчёт.xlsx', xlsx)).toMatch(/-/);
    const { db } = server.deps.connection;
    const left = await db.select().from(projectFiles).where(eq(projectFiles.projectId, project.id));
    const kept = left.filter(({ status }) => status === 'current');
    expect(kept.map(({ name }) => name)).toEqual(['Отчёт.xlsx']);
  });

  it('find no room in a project that holds two gigabytes', async () => {
    const { project, who } = await fresh();
    const begin = () => startFile(server, who, { project, slot: TASK, size: FILE_MAX_BYTES });
    for (let n = 0; n < 10; n++) expect((await begin()).status).toBe(201);
    expect((await begin()).body.code).toBe('project_full');
    server.pass(61 * 60_000);
    expect((await begin()).status).toBe(201);
  });

  it('make room when earlier versions are removed for good, by who may fill the slot', async () => {
    const { project, who, stage } = await fresh();
    const sent = { project, stage, slot: REPORT } as const;
    const [first, second] = [await sendFile(server, who, sent), await sendFile(server, who, sent)];
    const last = await sendFile(server, who, sent);
    await removeFile(server, who, last);
    const { db } = server.deps.connection;
    const huge = { size: 600 * 1024 * 1024 };
    await db.update(projectFiles).set(huge).where(eq(projectFiles.projectId, project.id));
    const begin = () => startFile(server, who, { project, slot: TASK, size: FILE_MAX_BYTES });
    expect((await begin()).status).toBe(201);
    expect((await begin()).body.code).toBe('project_full');
    const forGood = (id: string, { token } = who) =>
      call(server, 'DELETE', `/project/stage/file/${id}?for_good=true`, { token });
    const stranger = await buildPerson(server);
    expect((await forGood(first, stranger)).status).toBe(404);
    expect((await forGood(first)).status).toBe(204);
    expect((await forGood(last)).status).toBe(204);
    const log = `/project/project_logs?project_id=${project.id}&user_id=${who.id}`;
    const kinds = (await call(server, 'GET', log, who)).body.logs.map(({ event_uuid }: LogEntry) =>
      eventOf(event_uuid),
    );
    expect(kinds.slice(0, 2)).toEqual(['file_version_removed', 'file_version_removed']);
    expect(kinds.filter((kind: EventKind) => kind === 'file_removed')).toHaveLength(1);
    const { files, earlier } = await readSlot(server, who, sent);
    expect([files, earlier.map(({ id }) => id)]).toEqual([[], [second]]);
    expect((await call(server, 'GET', `/project/file/${first}`, who)).status).toBe(404);
    expect((await begin()).status).toBe(201);
    const current = await sendFile(server, who, { ...sent, slot: MORE });
    expect((await forGood(current)).body.code).toBe('stale_version');
    expect((await call(server, 'DELETE', `/project/file/${second}?for_good=1`, who)).status).toBe(
      422,
    );
  });

  it('can be finished again after a disk that failed for a moment', async () => {
    const { project, who } = await fresh();
    const { body } = await startFile(server, who, { project, slot: TASK });
    await put(server, body.upload_url, pdf());
    const { storage } = server.deps;
    const failing = async () => {
      throw new Error('the disk is busy');
    };
    const deps = { ...server.deps, storage: { ...storage, stream: failing } };
    const props = { fileId: body.file_id, userId: who.id };
    await expect(finishUpload(deps, props)).rejects.toThrow('the disk is busy');
    expect((await finishFile(server, who, body.file_id)).status).toBe(204);
    expect((await download(body.file_id, who)).bytes.equals(pdf())).toBe(true);
  });

  it('belong to the stages that their slots are for', async () => {
    const who = project.researcher;
    const wrong = await startFile(server, who, { project, stage, slot: TASK });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'slot_mismatch']);
    expect((await startFile(server, who, { project, slot: REPORT })).body.code).toBe(
      'slot_mismatch',
    );
    const model = 'stage_final__final_financial_model_file';
    const finish = {
      id: (await readSlot(server, who, { project, slot: 'stage_final__review_file' })).stage_id,
    };
    expect((await startFile(server, who, { project, stage: finish, slot: model })).body.code).toBe(
      'slot_mismatch',
    );
    const foreign = await fresh();
    expect(
      (await startFile(server, who, { project, stage: foreign.stage, slot: REPORT })).status,
    ).toBe(404);
  });

  it('answer guests, strangers and rubbish as the rules say', async () => {
    const id = await sendFile(server, project.researcher, { project, stage, slot: MORE });
    const stranger = await buildPerson(server);
    const body = { uploaded: true };
    for (const path of ['/project/file', '/project/stage/file']) {
      for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
        const told = method === 'PATCH' ? { body } : {};
        expect((await call(server, method, `${path}/${id}`, told)).status).toBe(401);
        const { token } = stranger;
        expect((await call(server, method, `${path}/${id}`, { token, ...told })).status).toBe(404);
      }
      const { token } = project.researcher;
      const rubbish = { project_id: project.id, slot: 'attic', name: '', size: -1, type: 7 };
      const refused = await call(server, 'POST', path, { token, body: rubbish });
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body.fields)).toEqual(
        expect.arrayContaining(['slot', 'name', 'size', 'type']),
      );
    }
    expect((await startFile(server, stranger, { project, slot: TASK })).status).toBe(404);
    expect((await call(server, 'GET', `/project/${project.id}/file`, stranger)).status).toBe(404);
  });

  /** A project of a kind with somebody of every role. */
  async function crew(type: 'nir' | 'startup') {
    const roles = ROLES_BY_TYPE[type];
    if (type === 'startup') {
      const { id, as } = await buildKind(server, type, roles.slice(1), { template: true });
      return { id, roles, as };
    }
    const { researcher, supervisor, curator } = project;
    const people: Partial<Record<RoleCode, TestPerson | null>> = {
      researcher,
      supervisor,
      curator,
    };
    const as = (role: RoleCode) => people[role] ?? researcher;
    return { id: project.id, roles, as };
  }

  it.each(['nir', 'startup'] as const)(
    'of %s are filled by the roles of each slot',
    async (type) => {
      const { id, roles, as } = await crew(type);
      const { body } = await call(
        server,
        'GET',
        `/project/${id}/file`,
        as(roles[0] ?? 'researcher'),
      );
      const slots: FileSlotView[] = body.slots;
      const wrong: string[] = [];
      for (const { stage_id, slot } of slots) {
        for (const role of roles) {
          const sent = { project: { id }, stage: { id: stage_id }, slot };
          const { status } = await startFile(server, as(role), sent);
          const may = uploadersOf(slot, type, new Set(roles)).includes(role);
          if (status !== (may ? 201 : 403)) wrong.push(`${role} ${slot}: ${status}`);
        }
      }
      expect(wrong).toEqual([]);
      // the financial model is not of a bachelor's work, the reviews are not of a startup
      expect(new Set(slots.map(({ slot }) => slot)).size).toBe(type === 'nir' ? 14 : 13);
    },
  );
});
