import { AppError, type DocumentChanges } from '@pv/contract';
import type { DocumentSnapshot } from '@pv/editor-schema';
import type { Deps } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { unpackVersion } from '../../../documents/store/pack-version.ts';
import type { Given } from '../../../documents/tasks.ts';
import { editionOrder, loadVersion, type VersionAsked } from '../queries/load-version.ts';

/**
 * The text of a kept edition.
 * @throws AppError `not_found`
 */
export async function readVersion(
  executor: Executor,
  asked: VersionAsked,
): Promise<DocumentSnapshot> {
  const { version } = await loadVersion(executor, asked);
  return unpackVersion(version.snapshot);
}

/**
 * How the text has changed from a kept edition to another one of the same document, or to what it is now.
 * @throws AppError `not_found`, `worker_busy`
 */
export async function compareVersions(
  deps: Deps,
  { until, ...asked }: VersionAsked & { until: string | undefined },
): Promise<{ changes: DocumentChanges | null }> {
  const { db } = deps.connection;
  const { live, pool } = deps.documents;
  const { version, place, opened } = await loadVersion(db, asked);
  const { documentId } = place;

  async function later(): Promise<Given<'compareVersions'>['after']> {
    if (until === undefined) {
      return { updates: await live.updates(documentId), of: editionOrder(opened, place) };
    }
    const other = await loadVersion(db, { ...asked, versionId: until });
    if (other.place.documentId !== documentId) throw new AppError('not_found');
    return { packed: other.version.snapshot };
  }

  const given = { before: version.snapshot, after: await later() };
  return pool.run({ name: 'compareVersions', given }, { documentId, urgent: true });
}
