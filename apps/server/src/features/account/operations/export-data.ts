import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Deps, Locale } from '../../../context.ts';
import { users } from '../../../db/schema/index.ts';
import { dataIndex } from '../data-index.ts';
import { EXPORT_PART_NAMES, EXPORT_PARTS, type ExportPartName } from '../export-parts.ts';
import { readPart } from '../read-part.ts';

/**
 * Everything that is kept about a person, as of one moment: an index to read and a file of JSON for
 * every part. Works are taken away as archives of their projects.
 * @returns the ZIP as a stream
 */
export async function exportData(
  { connection, clock }: Pick<Deps, 'connection' | 'clock'>,
  { userId, locale }: { userId: string; locale: Locale },
) {
  const at = clock();
  const data = await connection.db.transaction(
    async (trx) => {
      const [person] = await trx.select().from(users).where(eq(users.id, userId));
      if (!person) throw new AppError('not_found');
      const read = [];
      for (const name of EXPORT_PART_NAMES) {
        read.push([name, await readPart(trx, EXPORT_PARTS[name], person)] as const);
      }
      const parts = Object.fromEntries(read) as Record<
        ExportPartName,
        Awaited<ReturnType<typeof readPart>>
      >;
      return { email: person.email, at, locale, parts };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const zip = new ZipFile();
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path, { mtime: at });
  add('index.html', dataIndex(data));
  for (const name of EXPORT_PART_NAMES) {
    add(`data/${name}.json`, JSON.stringify(data.parts[name], null, 2));
  }
  zip.end();
  return zip.outputStream;
}
