import type { Review } from '@pv/contract';
import { documentsOf, type StageRow } from '../../approval/public.ts';
import type { Archived } from '../parts/list-parts.ts';
import type { MissingPart, Part } from '../parts/part.ts';
import type { Words } from './words.ts';

/** What the page of an archive tells of. */
export interface Contents extends Archived {
  /** Newest first. */
  reviews: readonly Review[];
  /** The editions that were sent with a file, by its id. */
  uses: ReadonlyMap<string, readonly { number: number; round: number }[]>;
  /** Who has deleted a stage, by its id. */
  deletedBy: ReadonlyMap<string, string>;
  /** What lies in the archive. */
  parts: readonly Part[];
  missing: readonly MissingPart[];
  madeAt: Date;
  zone: string;
  words: Words;
}

/** Whether the archive was to hold the document of a stage: somebody has written in it. */
export function hasDocument({ parts }: Pick<Contents, 'parts'>, stage: StageRow): boolean {
  return parts.some((part) => part.kind === 'document' && part.stageId === stage.id);
}

/** Whether a stage is written in the document of the whole project, which stands with the last one. */
export function isWrittenElsewhere(
  { state }: Pick<Contents, 'state'>,
  { id }: Pick<StageRow, 'id'>,
): boolean {
  const own = state.documents.get(id);
  const isOf = documentsOf(state).find(({ document }) => document.id === own?.id);
  return isOf !== undefined && isOf.stage.id !== id;
}

/** The path of a file of a slot inside the archive; undefined where it is missing. */
export function pathOfFile(
  { parts, missing }: Pick<Contents, 'parts' | 'missing'>,
  fileId: string,
): string | undefined {
  const part = parts.find((one) => one.kind === 'file' && one.file.id === fileId);
  return missing.some(({ path }) => path === part?.path) ? undefined : part?.path;
}
