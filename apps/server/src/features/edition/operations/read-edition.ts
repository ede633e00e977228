import { AppError, type EditionChanges, type EditionHead, type EditionView } from '@pv/contract';
import { compareContent, compareDocuments } from '@pv/revisions';
import type { Executor } from '../../../db/database.ts';
import { keptDocument } from '../../../documents/store/kept-document.ts';
import { findSentFiles } from '../../file/public.ts';
import { type EditionRow, findEdition } from '../queries/find-edition.ts';
import { listHeads } from '../queries/list-heads.ts';
import { documentHash, heldSince, readContent } from '../read-content.ts';

interface Reading {
  editionId: string;
  userId: string;
  /** The edition to compare with; undefined for the one that suits the reader. */
  against: string | undefined;
}

/** The editor's text as an edition holds it; null where it holds none. */
export async function documentIn(executor: Executor, { stageId, content }: EditionRow) {
  const hash = documentHash(content);
  return stageId && hash ? keptDocument(executor, { stageId, hash }) : null;
}

async function compare(executor: Executor, before: EditionRow, after: EditionRow) {
  const same = documentHash(before.content) === documentHash(after.content);
  const document = same
    ? null
    : compareDocuments(await documentIn(executor, before), await documentIn(executor, after));
  const content = heldSince(before.content, readContent(after.content));
  return { ...compareContent(readContent(before.content), content), document };
}

function chosen(heads: readonly EditionHead[], edition: EditionHead, against?: string) {
  const wanted = against ?? edition.base_id;
  if (wanted === null) return null;
  const other = heads.find(({ id }) => id === wanted);
  if (!other) throw new AppError('not_found');
  return other;
}

type Sent = EditionView['downloads'];

const isDocx = ({ name }: { name: string }) => /\.docx$/i.test(name);

/** Changed DOCX of which both versions are kept, by their slots; of several in a slot by their names. */
function rewrittenIn(
  changed: EditionChanges['files'],
  downloads: Sent,
  older: Sent,
): EditionView['rewritten'] {
  return changed.flatMap(({ slot, name, state }) => {
    const own = downloads.find((one) => one.slot === slot && one.name === name);
    const there = older.filter((one) => one.slot === slot);
    const other = there.find((one) => one.name === name) ?? (there.length === 1 ? there[0] : null);
    if (state !== 'changed' || !own || !other || !isDocx(own) || !isDocx(other)) return [];
    return [{ slot, name, id: own.id, against: other.id }];
  });
}

/**
 * One edition with its content and how it differs from another edition of the same section.
 * @throws AppError `not_found`, also where `against` is of another section
 */
export async function readEdition(
  executor: Executor,
  { editionId, userId, against: wanted }: Reading,
): Promise<EditionView> {
  const { row, reader } = await findEdition(executor, editionId, userId);
  const { projectId, stageId } = row;
  const all = await listHeads(executor, { projectId, stageId, reader });
  const heads = all.filter(({ section }) => section === row.section);
  const edition = heads.find(({ id }) => id === editionId);
  if (!edition) throw new AppError('not_found');
  const against = chosen(heads, edition, wanted);
  const before = against && (await findEdition(executor, against.id, userId));
  const content = readContent(row.content);
  const changes = before && (await compare(executor, before.row, row));
  const downloads = await findSentFiles(executor, { projectId, stageId, files: content.files });
  const files = before ? readContent(before.row.content).files : [];
  const older = await findSentFiles(executor, { projectId, stageId, files });
  return {
    edition,
    content,
    against,
    changes,
    downloads,
    rewritten: rewrittenIn(changes?.files ?? [], downloads, older),
  };
}
