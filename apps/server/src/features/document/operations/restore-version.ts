import { AppError, type endpoints, type ReplyOf } from '@pv/contract';
import type { Deps } from '../../../context.ts';
import { unpackVersion } from '../../../documents/store/pack-version.ts';
import type { EditionOrder } from '../../../documents/tasks.ts';
import { type OpenedDocument, requireEdit } from '../load-access.ts';
import {
  editionOrder,
  loadVersion,
  type Place,
  type VersionAsked,
} from '../queries/load-version.ts';
import { restoredJustNow } from '../queries/restored-just-now.ts';
import { tellOfDocument } from '../tell-of-document.ts';
import { replaceContent } from './replace-content.ts';

type Restored = ReplyOf<(typeof endpoints)['document']['restoreVersion']>;

/** The one stage into whose sections a whole edition is put back; null for all that are open. */
const stageOfEdition = ({ stage, stages, apart }: EditionOrder): string | null =>
  stage ?? (apart ? stages.last : null);

/**
 * Refuses whoever may not write, and what reaches into a stage that is closed or was closed since the edition
 * was asked for. Which stage one section goes into is told where it is written.
 */
function requireUnclosed(opened: OpenedDocument, place: Place, { whole }: { whole: boolean }) {
  const of = editionOrder(opened, place);
  return (now: OpenedDocument): void => {
    requireEdit(now);
    const then = editionOrder(now, place);
    const stage = whole && then ? stageOfEdition(then) : null;
    const own = stage !== null && then?.closed.includes(stage);
    if (own || String(then?.closed) !== String(of?.closed)) throw new AppError('section_locked');
  };
}

/**
 * Puts a kept edition in the place of the document's content, of the sections of the stage that it was sent
 * with, or one section of it in the place of that section; sections of stages that are closed stay. What was
 * there is kept as a version. When two restore at once, one comes after the other, and the text of each stays
 * a version.
 * @throws AppError `not_found`, `section_locked`, `forbidden`
 */
export async function restoreVersion(
  deps: Deps,
  { section: id, ...asked }: VersionAsked & { section?: string },
): Promise<Restored> {
  const { db } = deps.connection;
  const { userId } = asked;
  const { version, opened, place } = await loadVersion(db, asked);
  const { snapshot: packed } = version;
  const { documentId } = place;
  const { sections } = await unpackVersion(packed);
  const section = sections.find((one) => one.id === id);
  if (id !== undefined && !section) throw new AppError('not_found');
  const of = editionOrder(opened, place);
  const require = requireUnclosed(opened, place, { whole: !section });
  require(opened);
  let after: string | null = null;
  const kept = await replaceContent(deps, {
    documentId,
    userId,
    reason: 'before_restore',
    by: section
      ? { kind: 'section', packed, section: section.id, of }
      : { kind: 'version', packed, of },
    require,
    async also(work) {
      after = await restoredJustNow(work.trx, { documentId, userId, now: work.now });
      const moment = version.createdAt.toISOString();
      await tellOfDocument(work, opened, userId, {
        kind: 'document_restored',
        after: { moment, ...(section?.title && { title: section.title }) },
      });
    },
  });
  return { kept, after };
}
