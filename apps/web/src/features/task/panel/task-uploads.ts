import { taskEndpoints } from '@pv/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { type Services, useServices } from '../../../platform/ServicesContext.tsx';
import {
  createUploads,
  type UploadCalls,
  type Uploads,
} from '../../../platform/uploads/create-uploads.ts';
import { guardTab } from '../../../platform/uploads/guard-tab.ts';
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

function callsOf(
  { call, queries, toasts, language }: Services,
  watched: ReadonlySet<string>,
): UploadCalls<TaskTarget> {
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
      // the open panel shows it
      if (watched.has(target.taskId)) return;
      toasts.success(language.engine.translator(language.locale())('files.taken', { name }));
    },
  };
}

interface Kept {
  uploads: Uploads<TaskTarget>;
  /** Tasks whose panel is open. */
  watched: Set<string>;
}

const kept = new WeakMap<QueryClient, Kept>();

/** One for the tab: what is on its way goes on when the panel is closed. */
function keptOf(services: Services): Kept {
  const known = kept.get(services.queries);
  if (known) return known;
  const watched = new Set<string>();
  const uploads = createUploads(callsOf(services, watched));
  guardTab(uploads);
  const made = { uploads, watched };
  kept.set(services.queries, made);
  return made;
}

/** Files that are on their way to a task whose panel is open, and how to begin, try again and stop them. */
export function useTaskUploads(taskId: string) {
  const { uploads, watched } = keptOf(useServices());
  const all = useSyncExternalStore(uploads.subscribe, uploads.list);
  useEffect(() => {
    watched.add(taskId);
    return () => void watched.delete(taskId);
  }, [watched, taskId]);
  return { ...uploads, here: all.filter((upload) => upload.taskId === taskId) };
}
