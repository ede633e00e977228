import { endpoints } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import { type Named, needing, ofProject, type Row } from './matrix-row.ts';

const { task } = endpoints;
const UPLOADED = () => ({ uploaded: true });
const view = needing('view');
const manage = needing('manage_tasks');

const WHOLE_TASK = {
  title: 'Собрать стенд',
  description: '',
  stage_id: null,
  parent_id: null,
  status: 'todo',
  priority: 'high',
  assignees: [],
  tags: [],
  starts_at: null,
  due_at: null,
  checklist: [],
  blocked_by: [],
};
const COLUMNS = [
  { id: 'todo', title: null, closed: false, limit: null },
  { id: 'done', title: null, closed: true, limit: null },
];
const inProject = (named: Named, more: object) => ({ project_id: named.project, ...more });

/** The calls on tasks. */
export const TASK_ROWS: Row[] = [
  view(task.get, 'task'),
  view(task.ofProject, 'project', { query: ofProject }),
  view(task.ofStage, 'stage', { query: ({ id }) => `stage_id=${id}` }),
  view(task.tags, 'project', { query: ofProject }),
  view(task.exportTable, 'project', { query: ofProject }),
  view(task.feed, 'project', { query: ofProject }),
  view(task.renewFeed, 'project', { body: ({ id }) => ({ project_id: id }) }),
  manage(task.create, 'project', { body: ({ id }) => ({ project_id: id, title: 'Задача' }) }),
  manage(task.createSubtask, 'task', { body: ({ id }) => ({ task_id: id, title: 'Часть' }) }),
  manage(task.createMany, 'project', {
    body: ({ id }) => ({ project_id: id, tasks: [{ title: 'Задача' }] }),
  }),
  manage(task.replace, 'task', { body: () => WHOLE_TASK }),
  manage(task.change, 'task', { body: () => ({ priority: 'low' }) }),
  manage(task.changeMany, 'task', {
    body: (named) => inProject(named, { ids: [named.id], change: { priority: 'high' } }),
  }),
  manage(task.changeDays, 'task', {
    body: (named) =>
      inProject(named, { days: [{ id: named.id, starts_at: null, due_at: '2026-12-01' }] }),
  }),
  manage(task.addFile, 'task', {
    body: () => ({ name: 'схема.png', size: 10, type: 'image/png' }),
  }),
  // nothing was uploaded
  manage(task.finishFile, 'taskFile', { byState: true, body: UPLOADED }),
  manage(task.removeFile, 'taskFile'),
  manage(task.remove, 'spareTask'),
  manage(task.removeMany, 'spareTask', {
    body: (named) => inProject(named, { ids: [named.id] }),
  }),
  manage(task.restoreMany, 'deletedTask', {
    body: (named) => inProject(named, { ids: [named.id] }),
  }),
  manage(task.createTag, 'project', {
    body: ({ id }) => ({ project_id: id, name: uuidv7() }),
  }),
  manage(task.removeTag, 'tag'),
  manage(task.changeStatuses, 'project', {
    // whoever has the right writes over what another has changed
    byState: true,
    body: ({ id }) => ({ project_id: id, statuses: COLUMNS, version: 0 }),
  }),
];
