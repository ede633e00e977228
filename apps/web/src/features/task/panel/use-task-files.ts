import { type TaskFile, taskEndpoints } from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { saveAddress } from '../../../platform/api/save.ts';
import { useCall } from '../../../platform/ServicesContext.tsx';
import { checkFile, useFileProblems } from '../../../platform/uploads/check-file.ts';
import { useFilePlace } from '../../../ui/use-file-place.ts';
import { readTask, useTell } from '../api.ts';
import { useWorld } from '../page/TasksWorld.tsx';
import { rereadFiles, useTaskUploads } from './task-uploads.ts';

/** The files of a task: adding, also by dropping and pasting, downloading, and removing once it is asked. */
export function useTaskFiles(taskId: string) {
  const { project, all, edit } = useWorld();
  const call = useCall();
  const queries = useQueryClient();
  const { tell } = useTell();
  const uploads = useTaskUploads(taskId);
  const problemsOf = useFileProblems();
  const [wrong, setWrong] = useState<{ taskId: string; lines: readonly string[] }>();
  const [asked, setAsked] = useState<TaskFile | null>(null);
  const target = { taskId, projectId: project.id };

  function add(files: readonly File[]) {
    setWrong({ taskId, lines: problemsOf(files) });
    for (const file of files) if (checkFile(file) === null) uploads.add(target, file);
  }

  async function take({ id, name }: TaskFile) {
    // an address works for minutes, and a panel may be open for hours
    const { attachments } = await readTask(call, taskId);
    const file = attachments.find((one) => one.id === id);
    if (!file) {
      await rereadFiles(queries, target);
      throw new ApiError(404, 'not_found');
    }
    saveAddress(file.url, name);
  }

  async function remove({ id }: TaskFile) {
    await call(taskEndpoints.removeFile, { params: { id } });
    await rereadFiles(queries, target);
  }

  return {
    edit,
    uploads,
    add,
    wrong: wrong?.taskId === taskId ? wrong.lines : [],
    /** For what files are dropped on and pasted into. */
    place: useFilePlace(edit && all.has(taskId), add),
    download: (file: TaskFile) => tell(take(file)),
    /** The file that is to be removed once that is confirmed. */
    asked,
    ask: setAsked,
    confirm() {
      setAsked(null);
      if (asked) tell(remove(asked));
    },
  };
}

export type TaskFilesUse = ReturnType<typeof useTaskFiles>;
