import type { DeletedStage, Review } from '@pv/contract';
import type { ProjectState } from '../../approval/public.ts';
import type { ArchivedFile, MissingPart, Part } from '../parts/part.ts';
import type { Words } from './words.ts';

/** What the page of an archive tells of. */
export interface Contents {
  state: ProjectState;
  files: readonly ArchivedFile[];
  /** Newest first. */
  reviews: readonly Review[];
  /** Stages that were deleted and could be brought back; nothing of them is in the archive. */
  deleted: readonly DeletedStage[];
  /** What lies in the archive. */
  parts: readonly Part[];
  missing: readonly MissingPart[];
  madeAt: Date;
  zone: string;
  words: Words;
}

/** The path of a file of a slot inside the archive; undefined where it is missing. */
export function pathOfFile(
  { parts, missing }: Pick<Contents, 'parts' | 'missing'>,
  fileId: string,
): string | undefined {
  const part = parts.find((one) => one.kind === 'file' && one.file.id === fileId);
  return missing.some(({ path }) => path === part?.path) ? undefined : part?.path;
}
