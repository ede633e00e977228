import { isWritten, type KindContent } from '@pv/editor-schema/rich-text';

export interface TaskState {
  /** What the task is given by; one of the two is enough for sending. */
  given: 'text' | 'file' | 'both' | null;
  /** The name of the file. */
  file: string | null;
}

/** How the task of a project is given: in words, as a file, both ways, or not yet. */
export function taskState(
  fields: readonly KindContent[],
  slots: readonly { slot: string; files: readonly { name: string }[] }[],
): TaskState {
  const written = fields.some(isWritten);
  const slot = slots.find((one) => one.slot === 'task_statement_file');
  const file = slot?.files[0]?.name ?? null;
  if (written) return { given: file ? 'both' : 'text', file };
  return { given: file ? 'file' : null, file };
}
