import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { serialize } from 'node:v8';
import { type ImportedAsset, importDocument } from '@pv/gost/import';
import { uuidv7 } from 'uuidv7';
import type { Given, Gives, LeftPicture, TaskProgress } from '../tasks.ts';

type Leave = (bytes: Uint8Array) => Promise<string>;

async function leavePicture(picture: ImportedAsset, leave: Leave): Promise<LeftPicture> {
  const { bytes, ...head } = picture;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { ...head, sha256, size: bytes.length, file: await leave(bytes) };
}

/** Reads a file in the format that its name tells; pictures get the ids that they keep in the document. */
export async function importTask(
  { file, name }: Given<'import'>,
  leave: Leave,
  onProgress: (progress: TaskProgress) => void,
): Promise<Gives<'import'>> {
  const { assets, report, ...rest } = await importDocument(await readFile(file), name, {
    newId: uuidv7,
    onProgress: (stage, share) => onProgress({ stage, share }),
  });
  return {
    result: await leave(serialize({ ...rest, report })),
    report: JSON.parse(JSON.stringify(report)),
    pictures: await Promise.all(assets.map((asset) => leavePicture(asset, leave))),
  };
}
