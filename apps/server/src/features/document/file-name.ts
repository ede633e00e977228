import { fileName } from '../../http/file-name.ts';
import type { DocumentAccess } from './load-document-access.ts';

/** The name that a document's file is saved under: the work, and its stage unless it is the last. */
export function fileNameOf({ project, stage }: DocumentAccess, format: string): string {
  const parts = stage.kind === 'finish' ? [project.title] : [project.title, stage.title];
  return fileName(parts, format, 'Документ');
}
