import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { readTask } from './open-task.ts';
import { addFile } from './operations/add-file.ts';
import { openFeed, renewFeed, writeCalendar } from './operations/calendar-feed.ts';
import { changeDays, changeMany } from './operations/change-many.ts';
import { changeStatuses } from './operations/change-statuses.ts';
import { changeTask } from './operations/change-task.ts';
import { createMany } from './operations/create-many.ts';
import { createSubtask, createTask } from './operations/create-task.ts';
import { finishFile } from './operations/finish-file.ts';
import { listOfProject, listOfStage, listOwn } from './operations/list-tasks.ts';
import { removeFile } from './operations/remove-file.ts';
import { removeMany, removeTask, restoreMany } from './operations/remove-task.ts';
import { createTag, listTags, removeTag } from './operations/tags.ts';
import { writeTable } from './operations/write-table.ts';
import { presentTask } from './present-task.ts';
import { readScene } from './task-scene.ts';

function readingRoutes(app: FastifyInstance, deps: Deps): void {
  const { task: calls } = endpoints;
  const { db } = deps.connection;
  route(app, calls.ofProject, ({ actor: { userId }, query }) =>
    listOfProject(db, query.project_id, userId),
  );
  route(app, calls.ofStage, ({ actor: { userId }, query }) =>
    listOfStage(db, query.stage_id, userId),
  );
  route(app, calls.mine, async ({ actor: { userId } }) => ({
    tasks: await listOwn(db, userId, deps.clock()),
  }));
  route(app, calls.get, async ({ actor: { userId }, params: { id } }) =>
    presentTask({ executor: db, storage: deps.storage }, await readTask(db, id, userId)),
  );
  route(app, calls.tags, async ({ actor: { userId }, query: { project_id: projectId } }) => {
    await readScene(db, projectId, userId);
    return { tags: await listTags(db, projectId) };
  });
}

function writingRoutes(app: FastifyInstance, deps: Deps): void {
  const { task: calls } = endpoints;
  route(app, calls.create, ({ actor: { userId }, body }) =>
    inTransaction(deps, (work) => createTask(work, userId, body)),
  );
  route(app, calls.createSubtask, ({ actor: { userId }, body }) =>
    inTransaction(deps, (work) => createSubtask(work, userId, body)),
  );
  route(app, calls.createMany, async ({ actor: { userId }, body }) => ({
    tasks: await inTransaction(deps, (work) => createMany(work, userId, body)),
  }));
  route(app, calls.replace, async ({ actor: { userId }, params: { id }, body }) => {
    await inTransaction(deps, (work) => changeTask(work, { id, userId, body }));
    return null;
  });
  route(app, calls.change, ({ actor: { userId }, params: { id }, body }) =>
    inTransaction(deps, (work) => changeTask(work, { id, userId, body })),
  );
  route(app, calls.remove, async ({ actor: { userId }, params: { id }, query: { subtasks } }) => {
    await inTransaction(deps, (work) => removeTask(work, { id, userId, subtasks }));
    return null;
  });
}

/** Changes of several tasks, tags and the columns of boards. */
function setRoutes(app: FastifyInstance, deps: Deps): void {
  const { task: calls } = endpoints;
  route(app, calls.changeMany, async ({ actor: { userId }, body }) => ({
    tasks: await inTransaction(deps, (work) => changeMany(work, userId, body)),
  }));
  route(app, calls.changeDays, async ({ actor: { userId }, body }) => ({
    tasks: await inTransaction(deps, (work) => changeDays(work, userId, body)),
  }));
  route(app, calls.removeMany, async ({ actor: { userId }, body }) => {
    await inTransaction(deps, (work) => removeMany(work, userId, body));
    return null;
  });
  route(app, calls.restoreMany, async ({ actor: { userId }, body }) => {
    await inTransaction(deps, (work) => restoreMany(work, userId, body));
    return null;
  });
  route(app, calls.createTag, ({ actor: { userId }, body }) =>
    inTransaction(deps, (work) => createTag(work, userId, body)),
  );
  route(app, calls.removeTag, async ({ actor: { userId }, params: { id } }) => {
    await inTransaction(deps, (work) => removeTag(work, { id, userId }));
    return null;
  });
  route(app, calls.changeStatuses, ({ actor: { userId }, body, locale }) =>
    inTransaction(deps, (work) => changeStatuses(work, { userId, body, locale })),
  );
}

function fileRoutes(app: FastifyInstance, deps: Deps): void {
  const { task: calls } = endpoints;
  route(app, calls.addFile, ({ actor: { userId }, params: { id: taskId }, body }) =>
    inTransaction(deps, (work) => addFile(work, { ...body, taskId, userId })),
  );
  route(app, calls.finishFile, ({ actor: { userId }, params: { id: fileId } }) =>
    finishFile(deps, { fileId, userId }),
  );
  route(app, calls.removeFile, async ({ actor: { userId }, params: { id: fileId } }) => {
    await inTransaction(deps, (work) => removeFile(work, { fileId, userId }));
    return null;
  });
}

/** Ways out: tables, and calendars by subscription. */
function takingRoutes(app: FastifyInstance, deps: Deps): void {
  const { task: calls } = endpoints;
  const { db } = deps.connection;
  route(app, calls.exportTable, async ({ actor: { userId }, query, locale, reply }) => {
    const { project_id: projectId, format } = query;
    const table = await writeTable(db, { projectId, userId, format, locale });
    await reply
      .headers({
        'content-type': table.type,
        'content-disposition': `attachment; filename="tasks.${format}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(table.bytes);
    return null;
  });
  route(app, calls.feed, ({ actor: { userId }, query }) =>
    inTransaction(deps, (work) => openFeed(work, { userId, projectId: query.project_id ?? null })),
  );
  route(app, calls.renewFeed, ({ actor: { userId }, body }) =>
    inTransaction(deps, (work) => renewFeed(work, { userId, projectId: body.project_id })),
  );
  route(app, calls.calendar, async ({ params: { token }, reply }) => {
    const calendar = await writeCalendar(deps, token);
    await reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="provektor.ics"',
        'cache-control': 'private, max-age=300',
      })
      .send(calendar);
    return null;
  });
}

/** Tasks of projects, their tags and columns. */
export function taskRoutes(app: FastifyInstance, deps: Deps): void {
  readingRoutes(app, deps);
  writingRoutes(app, deps);
  setRoutes(app, deps);
  fileRoutes(app, deps);
  takingRoutes(app, deps);
}
