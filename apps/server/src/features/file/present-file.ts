import { AppError, fileTypeOf, mimeOf, type ProjectFile } from '@pv/contract';
import type { ProjectState } from '../approval/public.ts';
import { mayComment } from './may-comment.ts';
import type { FileRow } from './queries/find-file.ts';
import type { SentFiles } from './queries/sent-files.ts';
import { usedIn } from './used-in.ts';

/** The media type that a file is given out as. */
export function typeOf({ name }: Pick<FileRow, 'name'>): string {
  const type = fileTypeOf(name);
  return type ? mimeOf(type) : 'application/octet-stream';
}

/**
 * An uploaded file as `reader` sees it; `rows` are all of its slot, `sent` the editions of its stage.
 * @throws AppError `not_found` for one that is still being uploaded
 */
export function presentFile(
  row: FileRow,
  { state, userId }: { state: ProjectState; userId: string },
  { rows, sent }: { rows: readonly FileRow[]; sent: readonly SentFiles[] },
): ProjectFile {
  const { status, uploadedAt } = row;
  if (status === 'uploading' || !uploadedAt) throw new AppError('not_found');
  return {
    id: row.id,
    stage_id: row.stageId,
    slot: row.slot,
    name: row.name,
    file_id: row.id,
    file_name: row.name,
    type: typeOf(row),
    size: row.size,
    version: row.version,
    status,
    sha256: row.sha256,
    author: row.authorId ? { id: row.authorId, name: row.authorName } : null,
    author_name: row.authorName,
    uploaded_at: uploadedAt.toISOString(),
    comment: row.comment,
    can_comment: mayComment(row, state, userId),
    editions: usedIn(row, rows, sent),
  };
}
