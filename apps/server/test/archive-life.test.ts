import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectArchives } from '../src/db/schema/index.ts';
import { beat } from '../src/features/archive/making/beat.ts';
import type { ArchiveRow } from '../src/features/archive/queries/change-archive.ts';
import { jobHandlers } from '../src/job-handlers.ts';
import { archiveOf, orderArchive } from './support/archive-calls.ts';
import { buildPerson, buildProject, joinTeam, type TestProject } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { awaitEnd, get } from './support/document-calls.ts';
import { startServer, type TestServer } from './support/server.ts';
import { notificationsOf } from './support/told.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

describe('the making of an archive', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const archives = () => server.deps.connection.db;
  const make = (archiveId: string) => jobHandlers(server.deps)['project.archive']?.({ archiveId });
  async function keptFiles(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of server.deps.storage.list()) {
      if (key.startsWith('archives/')) keys.push(key);
    }
    return keys;
  }
  async function kept({ id }: { id: string }): Promise<string[]> {
    return (await keptFiles()).filter((key) => key.includes(id));
  }
  /** An archive as it stands in the middle of its making, with nobody who makes it. */
  async function begun(project: TestProject, change: Partial<ArchiveRow>) {
    const ready = await archiveOf(server, project.id, project.researcher);
    await archives().update(projectArchives).set(change).where(eq(projectArchives.id, ready.id));
    return ready.id as string;
  }
  const read = async (project: TestProject) =>
    (await call(server, 'GET', `/project/${project.id}/archive`, project.researcher)).body.archive;

  it('is begun once, however often and from how many windows it is asked for', async () => {
    const { id, researcher } = await buildProject(server);
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => orderArchive(server, id, researcher)),
    );
    expect(asked.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1);
    const { rows } = await server.deps.connection.query(
      `select kind from project_events where project_id = '${id}' and kind = 'project_exported'`,
    );
    expect(rows).toHaveLength(1);
    await awaitEnd(server, `/project/archive/${asked[0]?.body.id}`, researcher);
  });

  it('goes on while nobody looks, and tells its author on the site and not by mail', async () => {
    const project = await buildProject(server, { title: 'Плотина' });
    const before = server.mails.length;
    const made = await archiveOf(server, project.id, project.researcher);
    expect(await read(project)).toMatchObject({ id: made.id, status: 'ready', size: made.size });
    const { notifications } = await notificationsOf(server, project.researcher);
    expect(notifications[0]).toMatchObject({
      reason: 'archive',
      variant: 'ready',
      project: { title: 'Плотина' },
      link: `/project/nir/${project.id}?archive=true`,
    });
    expect(server.mails).toHaveLength(before);
  });

  it('takes the place of the archive that was there, file and all', async () => {
    const project = await buildProject(server);
    const first = await archiveOf(server, project.id, project.researcher);
    const second = await archiveOf(server, project.id, project.researcher);
    expect(second.id).not.toBe(first.id);
    expect([await kept(first), (await kept(second)).length]).toEqual([[], 1]);
    expect((await read(project)).id).toBe(second.id);
  });

  it('stops when it is cancelled, and leaves nothing', async () => {
    const project = await buildProject(server);
    const { token } = project.researcher;
    const id = await begun(project, { status: 'queued', storageKey: null });
    const making = make(id);
    expect((await call(server, 'DELETE', `/project/archive/${id}`, { token })).status).toBe(204);
    await making;
    expect(await read(project)).toBeNull();
    const [row] = await archives().select().from(projectArchives).where(eq(projectArchives.id, id));
    expect([row?.status, row?.storageKey]).toEqual(['cancelled', null]);
    const again = await archiveOf(server, project.id, project.researcher);
    expect(again.status).toBe('ready');
    expect((await call(server, 'DELETE', `/project/archive/${again.id}`, { token })).status).toBe(
      204,
    );
    expect((await get(server, again.url)).status).toBe(404);
  });

  it('is taken up again where a process has left it, once that one is silent, and not while it works', async () => {
    const project = await buildProject(server);
    const id = await begun(project, { status: 'running', storageKey: null });
    // the queue hears of it and brings it again: who stops in order tells of it until his end
    await expect(make(id)).rejects.toThrow();
    expect((await read(project)).status).toBe('running');
    server.pass(20 * SECOND);
    await make(id);
    expect(await read(project)).toMatchObject({ id, status: 'ready' });
    await make(id);
    const { rows } = await server.deps.connection.query(
      "select heartbeat_seconds, retry_limit from pgboss.queue where name = 'project.archive'",
    );
    expect(rows).toEqual([{ heartbeat_seconds: 30, retry_limit: 5 }]);
  });

  it('has failed when nobody takes it up, and can be ordered again', async () => {
    const project = await buildProject(server);
    const id = await begun(project, { status: 'running', storageKey: null });
    server.pass(4 * 60 * SECOND);
    expect(await read(project)).toMatchObject({ id, status: 'failed', error: 'archive_failed' });
    const again = await archiveOf(server, project.id, project.researcher);
    expect([again.status, again.id === id]).toEqual(['ready', false]);
  });

  it('waits for the queue again when its end cannot be written, and fails when no attempt is left and none is made elsewhere', async () => {
    const project = await buildProject(server);
    const id = await begun(project, { status: 'queued', storageKey: null });
    const { query } = server.deps.connection;
    await query(
      "alter table project_archives add constraint not_now check (status <> 'ready') not valid",
    );
    const files = await keptFiles();
    await expect(make(id)).rejects.toThrow();
    await query('alter table project_archives drop constraint not_now');
    expect(await keptFiles()).toEqual(files);
    expect(await read(project)).toMatchObject({ id, status: 'queued' });
    await make(id);
    expect(await read(project)).toMatchObject({ id, status: 'ready' });
    const forgotten = await begun(project, { status: 'queued', storageKey: null });
    const elsewhere = await begun(await buildProject(server), { status: 'running' });
    server.pass(11 * 60 * SECOND);
    const told = { updatedAt: server.deps.clock() };
    const other = eq(projectArchives.id, elsewhere);
    await archives().update(projectArchives).set(told).where(other);
    expect((await read(project)).status).toBe('queued');
    server.pass(11 * 60 * SECOND);
    const error = 'archive_failed';
    expect(await read(project)).toMatchObject({ id: forgotten, status: 'failed', error });
    await make(forgotten);
    expect(await read(project)).toMatchObject({ id: forgotten, status: 'ready', error: null });
  });

  it('hears of its cancellation after the database was away for a moment', async () => {
    const { connection } = server.deps;
    let asked = 0;
    const db = new Proxy(connection.db, {
      get(target, name) {
        asked += 1;
        if (asked === 1) throw new Error('no connection');
        return Reflect.get(target, name);
      },
    });
    const stop = new AbortController();
    async function* ticks() {
      yield 'missed';
      expect(stop.signal.aborted).toBe(false);
      yield 'heard';
    }
    const { signal } = new AbortController();
    const deps = { ...server.deps, connection: { ...connection, db } };
    await beat(deps, randomUUID(), { ticks: ticks(), stop, share: () => 0, signal });
    expect(stop.signal.aborted).toBe(true);
  });

  it.each(['ready', 'running'] as const)(
    'ends at once for who leaves the team when it is %s, and he hears nothing more of it',
    async (status) => {
      const { id: projectId, researcher } = await buildProject(server);
      const other = await buildPerson(server);
      await joinTeam(server, projectId, researcher, other, 'researcher');
      const own = await archiveOf(server, projectId, researcher);
      const archive = await archiveOf(server, projectId, other);
      await archives()
        .update(projectArchives)
        .set({ status })
        .where(eq(projectArchives.id, archive.id));
      const left = { token: other.token, body: { project_id: projectId, user_id: other.id } };
      const url = '/project/team/teammate';
      expect((await call(server, 'DELETE', url, left)).status).toBe(204);
      expect((await call(server, 'GET', `/project/archive/${archive.id}`, other)).status).toBe(404);
      expect((await get(server, archive.url)).status).toBe(404);
      await make(archive.id);
      expect([await kept(archive), (await kept(own)).length]).toEqual([[], 1]);
      const { notifications } = await notificationsOf(server, other);
      expect(notifications.map(({ reason }) => reason)).not.toContain('archive');
    },
  );

  it('is not made to its end for who leaves meanwhile', async () => {
    const project = await buildProject(server);
    const other = await buildPerson(server);
    await joinTeam(server, project.id, project.researcher, other, 'researcher');
    const { id } = await archiveOf(server, project.id, other);
    const queued = { status: 'queued', storageKey: null } as const;
    await archives().update(projectArchives).set(queued).where(eq(projectArchives.id, id));
    const files = await kept({ id });
    for (const key of files) await server.deps.storage.remove(key);
    const making = make(id);
    const left = { token: other.token, body: { project_id: project.id, user_id: other.id } };
    expect((await call(server, 'DELETE', '/project/team/teammate', left)).status).toBe(204);
    await making;
    expect(await kept({ id })).toEqual([]);
  });

  it('is kept for three days, and goes with its project', async () => {
    const [old, gone, fresh] = await Promise.all([1, 2, 3].map(() => buildProject(server)));
    if (!old || !gone || !fresh) throw new Error('no projects');
    const archive = await archiveOf(server, old.id, old.researcher);
    const removed = await archiveOf(server, gone.id, gone.researcher);
    const { token } = gone.researcher;
    expect((await call(server, 'DELETE', `/project/nir/${gone.id}/delete`, { token })).status).toBe(
      204,
    );
    expect((await get(server, removed.url)).status).toBe(200);
    expect(new Date(archive.kept_until).getTime() - Date.now()).toBeGreaterThan(2 * DAY);
    const clean = () => jobHandlers(server.deps)['files.clean']?.(null);
    server.pass(2 * DAY);
    const late = await archiveOf(server, fresh.id, fresh.researcher);
    await clean();
    expect([(await kept(archive)).length, await kept(removed)]).toEqual([1, []]);
    server.pass(DAY + SECOND);
    await clean();
    expect([await kept(archive), (await kept(late)).length]).toEqual([[], 1]);
    expect(await read(old)).toBeNull();
    server.pass(3 * DAY);
    await clean();
    expect(await keptFiles()).toEqual([]);
  });
});
