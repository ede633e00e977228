import { and, eq, lt, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { documentAssets, documentImports } from '../../../db/schema/index.ts';

const DAY = 24 * 60 * 60 * 1000;
/** An upload that is not finished by then never will be. */
const UPLOAD_DAYS = 1;
/** Whoever has not applied what was read by then takes the file again. */
const UNAPPLIED_DAYS = 30;

/** Gives up what was begun and left: uploads of pictures and files, and imports that nobody applies. */
export async function forgetUploads(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const { status, updatedAt } = documentImports;
  await db
    .delete(documentAssets)
    .where(and(eq(documentAssets.ready, false), lt(documentAssets.createdAt, before(UPLOAD_DAYS))));
  await db
    .update(documentImports)
    .set({ status: 'discarded', report: null, updatedAt: now })
    .where(
      or(
        and(eq(status, 'uploading'), lt(updatedAt, before(UPLOAD_DAYS))),
        and(eq(status, 'ready'), lt(updatedAt, before(UNAPPLIED_DAYS))),
      ),
    );
}
