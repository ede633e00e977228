import type { ExportView } from '@pv/contract';
import type { Deps } from '../../context.ts';
import type { documentAssets } from '../../db/schema/index.ts';
import type { TaskOptions } from '../../documents/document-pool.ts';
import type { Gives, PictureHead, PrintedComment, TaskProgress } from '../../documents/tasks.ts';
import { findAssets } from './queries/find-assets.ts';
import { titlePageOf } from './title-page.ts';
import type { TitleFacts } from './title-source.ts';

export interface Printing {
  documentId: string;
  /** May still be on its way. */
  access: TitleFacts | Promise<TitleFacts>;
  format: ExportView['format'];
  /** A kept text to print in place of the one that is there now, as Yjs updates. */
  text?: Uint8Array[];
  /** To be looked at again and again: as fast as it can be made. */
  preview?: boolean;
  /** What is suggested goes along in a DOCX. */
  revisions?: boolean;
  /** What is written into a DOCX beside the text. */
  comments?: readonly PrintedComment[];
  onProgress?: (progress: TaskProgress) => void;
}

function headOf({ id, mime, width, height }: typeof documentAssets.$inferSelect): PictureHead {
  // a picture is taken in only when its bytes are of a type that can be printed
  return { id, mime: mime as PictureHead['mime'], width, height };
}

/**
 * Makes a file of a document as it is now, what is being typed included, or of a kept text of it; it is the caller's to take
 * away.
 * @throws AppError `export_failed`, `worker_busy`, and what `access` is refused with
 */
export async function printDocument(
  { connection, documents: { live, pool }, storage, clock }: Deps,
  {
    documentId,
    access: loading,
    format,
    text,
    preview = false,
    revisions = false,
    comments = [],
    onProgress,
  }: Printing,
  options: Omit<TaskOptions, 'documentId'> = {},
): Promise<Gives<'print'>> {
  const keys = new Map<string, string>();
  const findHeads = async () => {
    const assets = await findAssets(connection.db, documentId);
    for (const { id, storageKey } of assets) keys.set(id, storageKey);
    return assets.map(headOf);
  };
  const [access, pictures] = await Promise.all([loading, text ? findHeads() : []]);
  const findPicture = async (pictureId: string) => {
    const file = await storage.file(keys.get(pictureId) ?? '');
    return file ? [{ id: pictureId, file }] : [];
  };
  const given = {
    text: text ?? documentId,
    format,
    titlePage: titlePageOf(access, clock()),
    pictures,
    revisions,
    comments: [...comments],
    preview,
  };
  return pool.run(
    {
      name: 'print',
      given,
      findPictures: async (ids) => (await Promise.all(ids.map(findPicture))).flat(),
      // the pictures after the text that names them, which may have waited for a child
      findText: async (copy) => {
        const changes = await live.changes(documentId, copy);
        return { ...changes, pictures: await findHeads() };
      },
      ...(onProgress && { onProgress }),
    },
    { ...options, documentId },
  );
}
