import { taskEndpoints } from '@pv/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { type Services, useServices } from '../../../platform/ServicesContext.tsx';
import {
  createUploads,
  type UploadCalls,
  type Uploads,
} from '../../../platform/uploads/create-uploads.ts';
import { SENDING } from '../../../platform/uploads/sending.ts';

/** The task that a file is on its way to. */
interface TaskTarget {
  taskId: string;
  projectId: string;
}

/** Reads a task and the rows of its project anew: its files have changed. */
export function rereadFiles(queries: QueryClient, { taskId, projectId }: TaskTarget) {
  const keys = [
    keyOf(taskEndpoints.get, { params: { id: taskId } }),
    keyOf(taskEndpoints.ofProject, { query: { project_id: projectId } }),
    keyOf(taskEndpoints.mine),
  ];
  return Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

type Doing = Pick<Services, 'call' | 'queries' | 'toasts' | 'language'>;

function callsOf({ call, queries, toasts, language }: Doing): UploadCalls<TaskTarget> {
  return {
    ...SENDING,
    async start({ taskId }, { name, size, type }, signal) {
      const request = { params: { id: taskId }, body: { name, size, type } };
      const { file_id, upload_url } = await call(taskEndpoints.addFile, request, { signal });
      return { id: file_id, url: upload_url };
    },
    finish: (id, signal) =>
      call(taskEndpoints.finishFile, { params: { id }, body: { uploaded: true } }, { signal }),
    drop: (id) => call(taskEndpoints.removeFile, { params: { id } }),
    async taken({ name, ...target }) {
      await rereadFiles(queries, target);
      toasts.success(language.engine.translator(language.locale())('files.taken', { name }));
    },
  };
}

/** The browser asks before a tab is closed from which a file is on its way. */
function guardTab(uploads: Uploads<TaskTarget>) {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  uploads.subscribe(() => {
    const busy = uploads.list().some(({ state }) => state !== 'failed');
    if (busy) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}

const kept = new WeakMap<QueryClient, Uploads<TaskTarget>>();

/** One for the tab: what is on its way goes on when the panel is closed. */
function uploadsOf(services: Doing): Uploads<TaskTarget> {
  const { queries } = services;
  const uploads = kept.get(queries) ?? createUploads(callsOf(services));
  if (!kept.has(queries)) guardTab(uploads);
  kept.set(queries, uploads);
  return uploads;
}

/** Files that are on their way to a task, and how to begin, try again and stop them. */
export function useTaskUploads(taskId: string) {
  const uploads = uploadsOf(useServices());
  const all = useSyncExternalStore(uploads.subscribe, uploads.list);
  return { ...uploads, here: all.filter((upload) => upload.taskId === taskId) };
}
