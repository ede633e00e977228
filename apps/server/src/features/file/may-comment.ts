import { completionOf, type ProjectState } from '../approval/public.ts';
import type { FileRow } from './queries/find-file.ts';

/** Whether somebody of the team may say something about a version now: its author, until the project has succeeded. */
export function mayComment(
  { authorId }: Pick<FileRow, 'authorId'>,
  state: ProjectState,
  userId: string,
): boolean {
  return authorId === userId && completionOf(state) !== 'succeeded';
}
