/** The folder of the storage where files of tasks lie. */
export const TASKS_FOLDER = 'tasks';

/** Where a file lies for good. Nobody has ever had an address that writes there. */
export const taskFileKey = (projectId: string, id: string): string =>
  `${TASKS_FOLDER}/${projectId}/${id}`;

/** Where a file is uploaded to. */
export const taskUploadKey = (id: string): string => `uploads/tasks/${id}`;
